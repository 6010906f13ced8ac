import Stripe from 'stripe';
import * as z from 'zod/mini';
import { text } from '#contract/text.ts';
import * as m from '#messages/problem.js';
import { deadlines } from '../core/limits.ts';
import { inSpan } from '../core/in-span.ts';
import { codeOf } from '../core/operation-error.ts';
import { Problem } from '../core/problem.ts';

/** The fields of a PaymentIntent that the shop uses. */
export interface Intent {
  id: string;
  status: 'payable' | 'processing' | 'succeeded' | 'cancelled';
  amountReceived: number;
  currency: string;
  isLive: boolean;
  /** From the metadata that the shop set when it created the intent. */
  uid: string | undefined;
  orderId: string | undefined;
  /** Instead of `orderId`, if it is for several orders of a checkout. */
  checkoutId: string | undefined;
  /** The provider's message for the last failed attempt to pay. */
  failure: string | null;
  /** The charge of the last attempt if the card issuer declined it. Null for a failed authentication. */
  declinedCharge: string | null;
  /** Only for the customer's browser. Never stored, never logged. */
  clientSecret: string | null;
}

/** A webhook event. `intentId` is null if it concerns no PaymentIntent. */
export interface ProviderEvent {
  id: string;
  type: string;
  isLive: boolean;
  intentId: string | null;
  /** The charge that the event reports as declined by the card issuer. */
  declinedCharge: string | null;
}

/** What an intent is for. */
type PaidFor = { orderId: string } | { checkoutId: string };

type NewIntent = PaidFor & {
  /** Counts the intents of the order or of the checkout, from 1. */
  number: number;
  uid: string;
  amountCents: number;
};

/** A part of what an intent received. */
interface RefundedShare {
  intentId: string;
  orderId: string;
  amountCents: number;
  attempt: number;
}

/** The provider rejected the request, which changed nothing there. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  constructor(
    readonly code: string | undefined,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type Provider = ReturnType<typeof connectProvider>;

/** The time until which a request may call the provider, in ms since the epoch. */
export type Deadline = number;

/** The deadline for all provider calls of one request to the shop. */
export const providerDeadline = (): Deadline => Date.now() + deadlines.providerTotal;

interface ProviderSettings {
  secretKey: string;
  webhookSecret: string;
  /** URL of a server that implements Stripe's API. Undefined for Stripe itself. */
  apiHost: string | undefined;
  /** For one attempt, in ms. */
  timeout?: number;
}

const retries = 1;
/** The SDK's delay before its second attempt, in ms. */
const retryDelay = 600;

/** Of one intent: one for each order, those that failed, and those that a person made. */
const refundsMax = 1_000;

const intentId = /^pi_[A-Za-z0-9_]{1,250}$/;

/** How far the time of a webhook's signature may differ from the server's. */
const toleranceSeconds = 300;

/**
 * Connects Stripe's SDK to Stripe, or to the server at `apiHost`. Every call throws `Problem('UNAVAILABLE')` if its outcome
 * is unknown, `ProviderRefusal` if it was rejected.
 */
export function connectProvider({
  secretKey,
  webhookSecret,
  apiHost,
  timeout: perTry = deadlines.provider,
}: ProviderSettings) {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: retries,
    timeout: perTry,
    telemetry: false,
    ...(apiHost === undefined ? {} : addressOf(apiHost)),
  });
  const isLive = /^[rs]k_live_/.test(secretKey);

  /** Runs one SDK call within the deadline and converts its errors. `name` is for traces. */
  async function request<Result>(
    name: string,
    deadline: Deadline,
    call: (options: Stripe.RequestOptions) => Promise<Result>,
  ): Promise<Result> {
    const left = deadline - Date.now();
    const timeout = Math.min(perTry, Math.floor((left - retryDelay) / (retries + 1)));
    if (timeout < 100) throw unavailable();
    let timer: NodeJS.Timeout | undefined;
    // The SDK's timeout only counts socket inactivity. A response that trickles in needs its own timer.
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(unavailable()), left);
    });
    try {
      return await inSpan(name, { 'rpc.service': 'stripe' }, () => Promise.race([call({ timeout }), late]));
    } catch (error) {
      throw toProblemOrRefusal(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns null if the provider does not know the intent. */
  async function findIntent(id: string, deadline: Deadline): Promise<Intent | null> {
    // The id becomes part of the URL, so a malformed one is not sent.
    if (!intentId.test(id)) return null;
    try {
      return toIntent(
        await request('retrieve PaymentIntent', deadline, (options) =>
          stripe.paymentIntents.retrieve(id, {}, options),
        ),
      );
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  const listRefunds = (id: string, deadline: Deadline): Promise<Stripe.Refund[]> =>
    request('list refunds', deadline, (options) =>
      stripe.refunds
        .list({ payment_intent: id, limit: 100 }, options)
        .autoPagingToArray({ limit: refundsMax }),
    );

  const amountRefunded = async (id: string, deadline: Deadline) => {
    const refunds = await listRefunds(id, deadline);
    return { done: sum(refunds.filter(isDone)), pending: sum(refunds.filter(isPending)) };
  };

  /** Sends a refund. A refund of what was refunded already is done. */
  async function createRefund(
    wanted: Stripe.RefundCreateParams,
    idempotencyKey: string,
    deadline: Deadline,
  ): Promise<'done' | 'pending'> {
    try {
      const refund = await request('create refund', deadline, (options) =>
        stripe.refunds.create(wanted, { ...options, idempotencyKey }),
      );
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new ProviderRefusal(refund.failure_reason, `The refund ${refund.status}`);
      }
      return refund.status === 'succeeded' ? 'done' : 'pending';
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === 'charge_already_refunded') return 'done';
      throw error;
    }
  }

  return {
    isLive,
    findIntent,
    /** Idempotent: the same order or checkout and number return the same intent. */
    async createIntent(
      { number, uid, amountCents, ...paidFor }: NewIntent,
      deadline: Deadline,
    ): Promise<Intent> {
      const id = 'orderId' in paidFor ? paidFor.orderId : paidFor.checkoutId;
      const created = await request('create PaymentIntent', deadline, (options) =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            metadata: { uid, ...paidFor },
          },
          { ...options, idempotencyKey: `pi:${id}:${number}` },
        ),
      );
      return toIntent(created);
    },
    /** Returns the resulting intent. One that has succeeded stays succeeded. */
    async cancelIntent(id: string, deadline: Deadline): Promise<Intent> {
      try {
        return toIntent(
          await request('cancel PaymentIntent', deadline, (options) =>
            stripe.paymentIntents.cancel(id, {}, options),
          ),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || error.code !== 'payment_intent_unexpected_state')
          throw error;
        const intent = await findIntent(id, deadline);
        if (!intent) throw error;
        return intent;
      }
    },
    /** Refunds the remaining amount. Idempotent for each `attempt`. */
    async refund(id: string, attempt: number, deadline: Deadline): Promise<'done' | 'pending'> {
      const before = await amountRefunded(id, deadline);
      if (before.pending > 0) return 'pending';
      return createRefund({ payment_intent: id }, `refund:${id}:${attempt}`, deadline);
    },
    /** Refunds the share of one order, once. Idempotent for each `attempt`. */
    async refundShare(
      { intentId: id, orderId, amountCents: amount, attempt }: RefundedShare,
      deadline: Deadline,
    ): Promise<'done' | 'pending'> {
      const own = (await listRefunds(id, deadline)).filter((refund) => orderOf(refund) === orderId);
      if (own.some(isDone)) return 'done';
      if (own.some(isPending)) return 'pending';
      const metadata = { orderId, attempt: String(attempt) };
      const key = `refund:${id}:${orderId}:${amount}:${attempt}`;
      return createRefund({ payment_intent: id, amount, metadata }, key, deadline);
    },
    /** The cents that were refunded of an intent, and of these what the shop did not ask for. */
    async readRefunds(id: string, deadline: Deadline): Promise<{ done: number; foreign: number }> {
      const refunds = (await listRefunds(id, deadline)).filter(isDone);
      return { done: sum(refunds), foreign: sum(refunds.filter((refund) => orderOf(refund) === undefined)) };
    },
    /** Whether the intent is fully refunded. */
    async isRefunded(intent: Intent, deadline: Deadline): Promise<boolean> {
      const { done } = await amountRefunded(intent.id, deadline);
      return intent.amountReceived > 0 && done >= intent.amountReceived;
    },
    /** Returns null if the signature is invalid, or more than five minutes old or in the future. */
    readEvent(rawBody: string, signature: string): ProviderEvent | null {
      try {
        const event = Event.parse(
          stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds),
        );
        // The library limits only the age.
        const signedAt = Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1]);
        if (!(signedAt <= Date.now() / 1000 + toleranceSeconds)) return null;
        return {
          id: event.id,
          type: event.type,
          isLive: event.livemode,
          intentId: intentOf(event.data.object),
          declinedCharge: declinedCharge(event.data.object.last_payment_error),
        };
      } catch {
        return null;
      }
    },
  };
}

/** The fields of an event that the shop reads. A valid signature does not guarantee its shape. */
const Event = z.object({
  id: text({ min: 1, max: 255 }),
  type: text({ min: 1, max: 255 }),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.optional(z.string()),
      id: z.optional(z.string()),
      payment_intent: z.optional(z.unknown()),
      last_payment_error: z.optional(z.unknown()),
    }),
  }),
});

const Decline = z.object({
  type: z.literal('card_error'),
  decline_code: z.string().check(z.refine((code) => code !== 'authentication_required')),
  charge: z.string(),
});

/** Only declines by the issuer have a decline code and a charge. */
function declinedCharge(error: unknown): string | null {
  const parsed = z.safeParse(Decline, error);
  return parsed.success ? parsed.data.charge : null;
}

/** Returns the intent that the event's object is or belongs to. */
function intentOf({
  object,
  id,
  payment_intent: of,
}: z.infer<typeof Event>['data']['object']): string | null {
  const intent = object === 'payment_intent' ? id : of;
  return typeof intent === 'string' && intentId.test(intent) ? intent : null;
}

function addressOf(apiHost: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { protocol, hostname, port } = new URL(apiHost);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountReceived: intent.amount_received,
    currency: intent.currency,
    isLive: intent.livemode,
    uid: intent.metadata['uid'],
    orderId: intent.metadata['orderId'],
    checkoutId: intent.metadata['checkoutId'],
    failure: intent.last_payment_error?.message ?? null,
    declinedCharge: declinedCharge(intent.last_payment_error),
    clientSecret: intent.client_secret,
  };
}

/** In every other status a card can still pay the intent. */
function statusOf(status: Stripe.PaymentIntent.Status): Intent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'cancelled' : 'payable';
}

const isDone = ({ status }: Stripe.Refund) => status === 'succeeded';
const isPending = ({ status }: Stripe.Refund) => status === 'pending' || status === 'requires_action';
/** The order whose share a refund is. Undefined for one that the shop did not make. */
const orderOf = ({ metadata }: Stripe.Refund) => metadata?.['orderId'];
const sum = (refunds: readonly Stripe.Refund[]) => refunds.reduce((total, { amount }) => total + amount, 0);

const unavailable = (cause?: unknown) =>
  new Problem('UNAVAILABLE', {
    message: m.cardProviderUnavailable(),
    retryAfter: 5,
    cause,
  });

/**
 * Converts the SDK's error. After a lost connection, a 5xx status, a rate limit or a conflict with the same request in
 * progress the outcome is unknown. Anything else is a refusal.
 */
function toProblemOrRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode: status, code, type, requestId, message, detail } = error;
  // Why a connection failed, such as ECONNREFUSED.
  const reason = detail instanceof Error ? ` ${codeOf(detail) ?? ''} ${detail.message}` : '';
  // The SDK's error contains API objects with client secrets, so it is not passed on.
  const cause = new Error(`${type} ${status ?? ''} ${code ?? ''} ${requestId ?? ''}: ${message}${reason}`);
  if (status === undefined || status >= 500 || status === 409 || status === 429) return unavailable(cause);
  // A rejected API key is the shop's fault and says nothing about the payment.
  if (status === 401 || status === 403) return unavailable(cause);
  return new ProviderRefusal(code, message, { cause });
}

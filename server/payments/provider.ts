import Stripe from 'stripe';
import * as z from 'zod/mini';
import { text } from '#contract/text.ts';
import * as m from '#messages/problem.ts';
import { deadlines } from '../limits.ts';
import { Problem } from '../problem.ts';

/** What the shop wants to know of a PaymentIntent. */
export interface Intent {
  id: string;
  status: 'payable' | 'processing' | 'succeeded' | 'cancelled';
  amountReceived: number;
  currency: string;
  isLive: boolean;
  /** From its metadata, as the shop wrote them when it made the intent. */
  uid: string | undefined;
  orderId: string | undefined;
  /** Why the last attempt to pay it failed, in the provider's words. */
  failure: string | null;
  /** The charge of the last attempt when the card issuer declined it; a failed authentication is none. */
  declinedCharge: string | null;
  /** For the customer's browser alone: never stored, never logged. */
  clientSecret: string | null;
}

/** What the provider wants the shop to know. `intentId` is null for what concerns no PaymentIntent. */
export interface ProviderEvent {
  id: string;
  type: string;
  isLive: boolean;
  intentId: string | null;
  /** The charge that the event reports as declined by the card issuer. */
  declinedCharge: string | null;
}

export interface NewIntent {
  orderId: string;
  /** The order's first, second, ... intent. */
  number: number;
  uid: string;
  amountCents: number;
}

/** The provider understood and said no: nothing has changed there. */
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

/** Until when a request may keep asking the provider, in ms since the epoch. */
export type Deadline = number;

/** For one request to the shop, however many calls of the provider it takes. */
export const providerDeadline = (): Deadline => Date.now() + deadlines.providerTotal;

/** Every call throws `Problem('UNAVAILABLE')` when its outcome is unknown, `ProviderRefusal` when it is no. */
export interface PaymentProvider {
  isLive: boolean;
  /** The same order and number give the same intent, however often it is asked for. */
  createIntent(intent: NewIntent, deadline: Deadline): Promise<Intent>;
  /** Null when the provider knows no such intent. */
  findIntent(id: string, deadline: Deadline): Promise<Intent | null>;
  /** The intent as it is afterwards: one that was paid already stays paid. */
  cancelIntent(id: string, deadline: Deadline): Promise<Intent>;
  /** Gives back all that is left of it. The same `attempt` is never carried out twice. */
  refund(id: string, attempt: number, deadline: Deadline): Promise<'done' | 'pending'>;
  /** Whether all of it has been given back, by whomever. */
  isRefunded(intent: Intent, deadline: Deadline): Promise<boolean>;
  /** Null when the signature does not fit the body or is older than five minutes. */
  readEvent(rawBody: string, signature: string): ProviderEvent | null;
}

export interface ProviderSettings {
  secretKey: string;
  webhookSecret: string;
  /** URL of the server that speaks the provider's API; undefined for the provider itself. */
  apiHost: string | undefined;
  /** ms for one try */
  timeout?: number;
}

const retries = 1;
/** The SDK's pause before its second try, in ms. */
const pause = 600;

const intentId = /^pi_[A-Za-z0-9_]{1,250}$/;

/** The one path that money takes: Stripe's SDK, talking to Stripe or to whatever speaks its API at `apiHost`. */
export function connectProvider({
  secretKey,
  webhookSecret,
  apiHost,
  timeout: perTry = deadlines.provider,
}: ProviderSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: retries,
    timeout: perTry,
    telemetry: false,
    ...(apiHost === undefined ? {} : addressOf(apiHost)),
  });
  const isLive = /^[rs]k_live_/.test(secretKey);

  /** Runs one SDK call within what is left of the deadline, and sorts its failures. */
  async function ask<Result>(
    deadline: Deadline,
    call: (options: Stripe.RequestOptions) => Promise<Result>,
  ): Promise<Result> {
    const left = deadline - Date.now();
    const timeout = Math.min(perTry, Math.floor((left - pause) / (retries + 1)));
    if (timeout < 100) throw unavailable();
    let timer: NodeJS.Timeout | undefined;
    // The SDK's timeout counts silence on the socket: an answer that drips in needs a clock of its own.
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(unavailable()), left);
    });
    try {
      return await Promise.race([call({ timeout }), late]);
    } catch (error) {
      throw sorted(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const findIntent: PaymentProvider['findIntent'] = async (id, deadline) => {
    // An id is part of the URL that is asked for: what does not look like one never leaves the shop.
    if (!intentId.test(id)) return null;
    try {
      return toIntent(await ask(deadline, (options) => stripe.paymentIntents.retrieve(id, {}, options)));
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === 'resource_missing') return null;
      throw error;
    }
  };

  const amountRefunded = async (id: string, deadline: Deadline) => {
    const refunds = await ask(deadline, (options) =>
      stripe.refunds.list({ payment_intent: id, limit: 100 }, options),
    );
    return {
      done: sum(refunds.data.filter(({ status }) => status === 'succeeded')),
      pending: sum(refunds.data.filter(({ status }) => status === 'pending' || status === 'requires_action')),
    };
  };

  return {
    isLive,
    findIntent,
    async createIntent({ orderId, number, uid, amountCents }, deadline) {
      const created = await ask(deadline, (options) =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            metadata: { uid, orderId },
          },
          { ...options, idempotencyKey: `pi:${orderId}:${number}` },
        ),
      );
      return toIntent(created);
    },
    async cancelIntent(id, deadline) {
      try {
        return toIntent(await ask(deadline, (options) => stripe.paymentIntents.cancel(id, {}, options)));
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || error.code !== 'payment_intent_unexpected_state')
          throw error;
        const intent = await findIntent(id, deadline);
        if (!intent) throw error;
        return intent;
      }
    },
    async refund(id, attempt, deadline) {
      const before = await amountRefunded(id, deadline);
      if (before.pending > 0) return 'pending';
      try {
        const refund = await ask(deadline, (options) =>
          stripe.refunds.create(
            { payment_intent: id },
            { ...options, idempotencyKey: `refund:${id}:${attempt}` },
          ),
        );
        if (refund.status === 'failed' || refund.status === 'canceled') {
          throw new ProviderRefusal(refund.failure_reason, `The refund ${refund.status}`);
        }
        return refund.status === 'succeeded' ? 'done' : 'pending';
      } catch (error) {
        if (error instanceof ProviderRefusal && error.code === 'charge_already_refunded') return 'done';
        throw error;
      }
    },
    async isRefunded(intent, deadline) {
      const { done } = await amountRefunded(intent.id, deadline);
      return intent.amountReceived > 0 && done >= intent.amountReceived;
    },
    readEvent(rawBody, signature) {
      try {
        const event = Event.parse(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, 300));
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

/** As much of an event as the shop reads; a signature says who sent it, not that it is whole. */
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

/** The intent that an event's object is, or belongs to. */
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
    failure: intent.last_payment_error?.message ?? null,
    declinedCharge: declinedCharge(intent.last_payment_error),
    clientSecret: intent.client_secret,
  };
}

/** Whatever else an intent waits for, a card can still pay it. */
function statusOf(status: Stripe.PaymentIntent.Status): Intent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'cancelled' : 'payable';
}

const sum = (refunds: readonly Stripe.Refund[]) => refunds.reduce((total, { amount }) => total + amount, 0);

const unavailable = (cause?: unknown) =>
  new Problem('UNAVAILABLE', {
    message: m.theCardProviderCannotBeReachedRightNow(),
    retryAfter: 5,
    cause,
  });

/**
 * A clear no is a refusal. A lost connection, an answer of 5xx, a limit and a conflict with the same
 * request still under way say nothing about the outcome that may be relied on.
 */
function sorted(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode: status, code, type, requestId, message } = error;
  // The SDK's error carries whole objects of the API, client secrets among them: it goes no further.
  const cause = new Error(`${type} ${status ?? ''} ${code ?? ''} ${requestId ?? ''}: ${message}`);
  if (status === undefined || status >= 500 || status === 409 || status === 429) return unavailable(cause);
  // A key that the provider does not take is the shop's fault, and no reason to give up on a payment.
  if (status === 401 || status === 403) return unavailable(cause);
  return new ProviderRefusal(code, message, { cause });
}

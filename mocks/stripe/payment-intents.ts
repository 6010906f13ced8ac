import {
  behaviourOf,
  brandOf,
  cardFault,
  fullYear,
  testPaymentMethods,
  type Card,
  type CardBehaviour,
  type CardError,
} from './cards.ts';
import { newEvent, seconds, type RequestInfo } from './events.ts';
import type { Form } from './form.ts';
import { newId, randomText } from './ids.ts';
import type { Entry, Ledger } from './ledger.ts';
import {
  publicView,
  type Charge,
  type IntentStatus,
  type NextAction,
  type PaymentIntent,
  type PaymentMethod,
} from './objects.ts';
import { invalidRequest, missing, StripeFailure } from './stripe-failure.ts';

const smallestCharge = 50;
const largestCharge = 99_999_999;

const confirmable: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];
const cancellable: readonly IntentStatus[] = [...confirmable, 'processing'];

export function findIntent(ledger: Ledger, id: string): PaymentIntent {
  const intent = ledger.intents.get(id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
}

export function createIntent(ledger: Ledger, form: Form): PaymentIntent {
  form.required('amount');
  const intent: PaymentIntent = {
    ...blankIntent(newId('pi')),
    amount: readAmount(form),
    currency: form.required('currency').toLowerCase(),
    description: form.text('description') ?? null,
    metadata: form.record('metadata') ?? {},
    receipt_email: form.text('receipt_email') ?? null,
  };
  ledger.commit({ kind: 'intent', value: intent });
  return intent;
}

export function blankIntent(id: string): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: 'usd',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'requires_payment_method',
  };
}

/** Amount, description, receipt address and metadata; keys of metadata that are not named stay. */
export function updateIntent(ledger: Ledger, id: string, form: Form): PaymentIntent {
  const intent = findIntent(ledger, id);
  const amount = form.text('amount') === undefined ? intent.amount : readAmount(form);
  if (amount !== intent.amount && !confirmable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  }
  const changed: PaymentIntent = {
    ...intent,
    amount,
    description: form.text('description') ?? intent.description,
    receipt_email: form.text('receipt_email') ?? intent.receipt_email,
    metadata: { ...intent.metadata, ...form.record('metadata') },
  };
  ledger.commit({ kind: 'intent', value: changed });
  return changed;
}

function readAmount(form: Form): number {
  const amount = form.integer('amount') ?? 0;
  if (amount < smallestCharge) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > largestCharge) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return amount;
}

export interface ConfirmContext {
  request: RequestInfo;
  /** Where the cardholder answers the challenge with this id. */
  challengeUrl(id: string): string;
  /** Leaves the payment in `processing`, as slow methods do, until `finishProcessing`. */
  holds: boolean;
}

/**
 * Charges the card. Throws Stripe's 402 for a declined one, with the intent back where another card
 * can be tried; returns the intent as succeeded, processing or waiting for the cardholder.
 */
export function confirmIntent(
  ledger: Ledger,
  id: string,
  form: Form,
  { request, challengeUrl, holds }: ConfirmContext,
): PaymentIntent {
  const intent = findIntent(ledger, id);
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (!confirmable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${confirmable.join(', ')}.`,
    );
  }

  const card = readCard(form, intent);
  const method = newPaymentMethod(card, form);
  const behaviour = behaviourOf(card.number);
  const attempted: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: form.text('receipt_email') ?? intent.receipt_email,
  };
  const entries: Entry[] = [
    { kind: 'method', value: method },
    { kind: 'attempt', value: { intent: id, paymentMethod: method.id, behaviour } },
  ];
  if (behaviour === 'asks') {
    const waiting: PaymentIntent = {
      ...attempted,
      status: 'requires_action',
      next_action: nextAction(form.text('return_url'), challengeUrl),
    };
    ledger.commit(...entries, { kind: 'intent', value: waiting });
    return waiting;
  }
  if (holds) {
    const processing: PaymentIntent = { ...attempted, status: 'processing', next_action: null };
    ledger.commit(...entries, { kind: 'intent', value: processing });
    return processing;
  }
  return settle(ledger, attempted, method, behaviour, request, entries);
}

/** The end of an attempt that was left in `processing`. */
export function finishProcessing(ledger: Ledger, id: string, request: RequestInfo): PaymentIntent {
  const intent = findIntent(ledger, id);
  const attempt = ledger.attempts.get(id);
  const method = attempt && ledger.methods.get(attempt.paymentMethod);
  if (intent.status !== 'processing' || !method) throw unexpectedState(intent, 'Nothing is being processed.');
  return settle(ledger, intent, method, attempt.behaviour, request);
}

/** The cardholder's answer to a 3-D Secure challenge; null when nobody is asked that any more. */
export function answerChallenge(
  ledger: Ledger,
  challengeId: string,
  isAuthenticated: boolean,
  request: RequestInfo,
): PaymentIntent | null {
  const intent = findChallenged(ledger, challengeId);
  const method = intent?.payment_method ? ledger.methods.get(intent.payment_method) : undefined;
  if (!intent || !method) return null;
  if (isAuthenticated) return settle(ledger, intent, method, 'succeeds', request);
  const failed = failedIntent(intent, method, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  ledger.commit(
    { kind: 'intent', value: failed },
    { kind: 'event', value: newEvent('payment_intent.payment_failed', failed, request) },
  );
  return failed;
}

export function findChallenged(ledger: Ledger, challengeId: string): PaymentIntent | undefined {
  return [...ledger.intents.values()].find(
    ({ status, next_action }) =>
      status === 'requires_action' && next_action !== null && challengeOf(next_action) === challengeId,
  );
}

function challengeOf(action: NextAction): string {
  return action.type === 'use_stripe_sdk'
    ? action.use_stripe_sdk.source
    : action.redirect_to_url.url.slice(action.redirect_to_url.url.lastIndexOf('/') + 1);
}

function nextAction(returnUrl: string | undefined, challengeUrl: ConfirmContext['challengeUrl']): NextAction {
  const source = newId('src');
  const url = challengeUrl(source);
  return returnUrl === undefined
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

export function cancelIntent(ledger: Ledger, id: string, form: Form, request: RequestInfo): PaymentIntent {
  const intent = findIntent(ledger, id);
  if (!cancellable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
    );
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(),
    cancellation_reason: form.text('cancellation_reason') ?? null,
    next_action: null,
  };
  ledger.commit(
    { kind: 'intent', value: canceled },
    { kind: 'event', value: newEvent('payment_intent.canceled', canceled, request) },
  );
  return canceled;
}

function settle(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  behaviour: CardBehaviour,
  request: RequestInfo,
  before: readonly Entry[] = [],
): PaymentIntent {
  const charge = newCharge(intent, method);
  if (typeof behaviour === 'string') {
    const succeeded: PaymentIntent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
    };
    ledger.commit(
      ...before,
      { kind: 'charge', value: charge },
      { kind: 'intent', value: succeeded },
      { kind: 'event', value: newEvent('payment_intent.succeeded', succeeded, request) },
    );
    return succeeded;
  }
  const failedCharge: Charge = {
    ...charge,
    status: 'failed',
    paid: false,
    captured: false,
    amount_captured: 0,
    failure_code: behaviour.code ?? null,
    failure_message: behaviour.message,
  };
  const failed: PaymentIntent = {
    ...failedIntent(intent, method, behaviour, charge.id),
    latest_charge: charge.id,
  };
  ledger.commit(
    ...before,
    { kind: 'charge', value: failedCharge },
    { kind: 'intent', value: failed },
    { kind: 'event', value: newEvent('payment_intent.payment_failed', failed, request) },
  );
  throw new StripeFailure(402, {
    ...cardErrorBody(behaviour, method, charge.id),
    payment_intent: publicView(failed),
  });
}

function failedIntent(
  intent: PaymentIntent,
  method: PaymentMethod,
  error: CardError,
  charge?: string,
): PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: cardErrorBody(error, method, charge),
    next_action: null,
    payment_method: null,
  };
}

const cardErrorBody = (error: CardError, method: PaymentMethod, charge?: string) => ({
  type:
    error.code === 'payment_intent_authentication_failure'
      ? ('invalid_request_error' as const)
      : ('card_error' as const),
  ...error,
  ...(charge === undefined ? {} : { charge }),
  payment_method: method,
});

function newCharge(intent: PaymentIntent, method: PaymentMethod): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    captured: true,
    created: seconds(),
    currency: intent.currency,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  };
}

function readCard(form: Form, intent: PaymentIntent): Card {
  const ready = form.text('payment_method');
  if (ready !== undefined) {
    const number = testPaymentMethods[ready];
    if (number === undefined) throw missing('PaymentMethod', ready, 'payment_method');
    return { number, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: '123' };
  }
  const number = form.text('payment_method_data[card][number]')?.replace(/[\s-]/g, '');
  if (number === undefined) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const name = (field: string) => `payment_method_data[card][${field}]`;
  form.required(name('exp_month'));
  form.required(name('exp_year'));
  const card: Card = {
    number,
    expMonth: form.integer(name('exp_month')) ?? 0,
    expYear: form.integer(name('exp_year')) ?? 0,
    cvc: form.text(name('cvc')),
  };
  const fault = cardFault(card, new Date());
  if (fault) {
    throw new StripeFailure(402, { type: 'card_error', ...fault, payment_intent: publicView(intent) });
  }
  return card;
}

function newPaymentMethod(card: Card, form: Form): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    created: seconds(),
    livemode: false,
    billing_details: {
      name: form.text('payment_method_data[billing_details][name]') ?? null,
      email: form.text('payment_method_data[billing_details][email]') ?? null,
    },
    card: {
      brand: brandOf(card.number),
      last4: card.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: fullYear(card.expYear),
      country: 'US',
      funding: 'credit',
    },
  };
}

const unexpectedState = (intent: PaymentIntent, message: string) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: publicView(intent) });

import { behaviourOf, readCardError, type Card, type CardBehaviour } from './cards.ts';
import type { Form } from './form.ts';
import type { Ledger } from './ledger.ts';
import {
  newCharge,
  newEvent,
  newId,
  publicView,
  randomText,
  seconds,
  type PaymentIntent,
} from './objects.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

const smallestCharge = 50;
const largestCharge = 99_999_999;

type Status = PaymentIntent['status'];
const confirmable: readonly Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];
const cancellable: readonly Status[] = [...confirmable, 'processing'];

export function findIntent(ledger: Ledger, id: string): PaymentIntent {
  const intent = ledger.intents.get(id);
  if (intent) return intent;
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such payment_intent: '${id}'`,
    param: 'intent',
  });
}

export const newIntent = (
  fields: Pick<PaymentIntent, 'amount' | 'metadata'> & { currency?: string },
  id: string = newId('pi'),
): PaymentIntent => ({
  id,
  object: 'payment_intent',
  amount_received: 0,
  client_secret: `${id}_secret_${randomText(25)}`,
  created: seconds(),
  currency: 'usd',
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  next_action: null,
  status: 'requires_payment_method',
  ...fields,
});

export function createIntent(ledger: Ledger, form: Form): PaymentIntent {
  const intent = newIntent({
    amount: readAmount(form),
    currency: form.required('currency').toLowerCase(),
    metadata: form.record('metadata'),
  });
  ledger.commit({ intent });
  return intent;
}

/** Changes the amount and the given keys of the metadata. */
export function updateIntent(ledger: Ledger, id: string, form: Form): PaymentIntent {
  const intent = findIntent(ledger, id);
  const amount = form.text('amount') === undefined ? intent.amount : readAmount(form);
  if (amount !== intent.amount) requireStatus(intent, confirmable, 'update the amount of', 'updated');
  const changed = { ...intent, amount, metadata: { ...intent.metadata, ...form.record('metadata') } };
  ledger.commit({ intent: changed });
  return changed;
}

function readAmount(form: Form): number {
  const amount = form.integer('amount');
  if (amount < smallestCharge) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > largestCharge) {
    const message = 'Amount must be no more than $999,999.99';
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' });
  }
  return amount;
}

function requireStatus(intent: PaymentIntent, allowed: readonly Status[], verb: string, done: string): void {
  if (allowed.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${done}: ${allowed.join(', ')}.`,
  );
}

const unexpectedState = (intent: PaymentIntent, message: string) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: publicView(intent) });

interface ConfirmOptions {
  /** Returns the URL at which the cardholder answers the challenge with this id. */
  challengeUrl(id: string): string;
  /** Leaves the payment in `processing` until `finishProcessing`. */
  isHeld: boolean;
}

/**
 * Charges the card. Returns the intent as succeeded, processing or waiting for 3-D Secure. Throws Stripe's 402 if the
 * card is declined; the intent then accepts another card.
 */
export function confirmIntent(
  ledger: Ledger,
  id: string,
  form: Form,
  { challengeUrl, isHeld }: ConfirmOptions,
): PaymentIntent {
  const intent = findIntent(ledger, id);
  requireStatus(intent, confirmable, 'confirm', 'confirmed');
  const card = readCard(form, intent);
  const behaviour = behaviourOf(card.number);
  const attempted: PaymentIntent = { ...intent, next_action: null };
  if (behaviour !== 'challenge' && !isHeld) return charge(ledger, attempted, behaviour);
  ledger.held.set(id, behaviour);
  const source = newId('src');
  const waiting: PaymentIntent =
    behaviour === 'challenge'
      ? {
          ...attempted,
          status: 'requires_action',
          next_action: {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: challengeUrl(source), source },
          },
        }
      : { ...attempted, status: 'processing' };
  ledger.commit({ intent: waiting });
  return waiting;
}

/** Ends the attempt of an intent that is `processing`. */
export function finishProcessing(ledger: Ledger, id: string): PaymentIntent {
  const intent = findIntent(ledger, id);
  const behaviour = ledger.held.get(id);
  if (intent.status !== 'processing' || !behaviour) {
    throw unexpectedState(intent, 'Nothing is being processed.');
  }
  return charge(ledger, intent, behaviour);
}

/** Applies the cardholder's response to a 3-D Secure challenge that is still open. */
export function answerChallenge(ledger: Ledger, challengeId: string, isAuthenticated: boolean): void {
  const intent = findChallenged(ledger, challengeId);
  if (!intent) return;
  if (isAuthenticated) charge(ledger, intent, 'succeeds');
  else {
    failAttempt(ledger, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}

export const findChallenged = (ledger: Ledger, challengeId: string): PaymentIntent | undefined =>
  [...ledger.intents.values()].find(
    ({ status, next_action }) =>
      status === 'requires_action' && next_action?.use_stripe_sdk.source === challengeId,
  );

export function cancelIntent(ledger: Ledger, id: string): PaymentIntent {
  const intent = findIntent(ledger, id);
  requireStatus(intent, cancellable, 'cancel', 'canceled');
  const canceled: PaymentIntent = { ...intent, status: 'canceled', next_action: null };
  ledger.commit({ intent: canceled, event: newEvent('payment_intent.canceled', canceled) });
  return canceled;
}

function charge(ledger: Ledger, intent: PaymentIntent, behaviour: CardBehaviour): PaymentIntent {
  const charged = newCharge(intent);
  if (typeof behaviour === 'object') {
    const error = { type: 'card_error', ...behaviour, charge: charged.id } as const;
    const failed = failAttempt(ledger, intent, error);
    throw new StripeError(402, { ...error, payment_intent: publicView(failed) });
  }
  const succeeded: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charged.id,
    next_action: null,
  };
  const event = newEvent('payment_intent.succeeded', succeeded);
  ledger.commit({ charge: charged, intent: succeeded, event });
  return succeeded;
}

function failAttempt(
  ledger: Ledger,
  intent: PaymentIntent,
  error: NonNullable<PaymentIntent['last_payment_error']>,
): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
  };
  ledger.commit({ intent: failed, event: newEvent('payment_intent.payment_failed', failed) });
  return failed;
}

function readCard(form: Form, intent: PaymentIntent): Card {
  const name = (field: string) => `payment_method_data[card][${field}]`;
  const number = form.text(name('number'))?.replace(/[\s-]/g, '');
  if (number === undefined) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
    );
  }
  const card: Card = {
    number,
    expMonth: form.integer(name('exp_month')),
    expYear: form.integer(name('exp_year')),
    cvc: form.text(name('cvc')),
  };
  const error = readCardError(card, new Date());
  if (error) {
    throw new StripeError(402, { type: 'card_error', ...error, payment_intent: publicView(intent) });
  }
  return card;
}

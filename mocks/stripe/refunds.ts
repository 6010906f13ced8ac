import type { Form } from './form.ts';
import type { Ledger } from './ledger.ts';
import { newEvent, newId, seconds, type Charge, type Refund } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { invalidRequest } from './stripe-error.ts';

/** The refunds of a PaymentIntent, newest first. */
export function listRefunds(ledger: Ledger, form: Form): object {
  const intent = form.required('payment_intent');
  const data = [...ledger.refunds.values()].filter(({ payment_intent: id }) => id === intent).reverse();
  return { object: 'list', data, has_more: false, url: '/v1/refunds' };
}

/** Refunds `amount`, or all that remains, of a successful charge. */
export function createRefund(ledger: Ledger, form: Form): Refund {
  const charge = chargeOf(ledger, form.required('payment_intent'));
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  const amount = form.text('amount') === undefined ? left : form.integer('amount');
  if (amount < 1 || amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    metadata: form.record('metadata'),
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  };
  const refunded = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  ledger.commit({ refund, charge: refunded, event: newEvent('charge.refunded', refunded) });
  return refund;
}

function chargeOf(ledger: Ledger, intentId: string): Charge {
  const { id, latest_charge } = findIntent(ledger, intentId);
  const charge = latest_charge === null ? undefined : ledger.charges.get(latest_charge);
  if (charge) return charge;
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  });
}

import { newEvent, seconds, type RequestInfo } from './events.ts';
import type { Form } from './form.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import type { Charge, List, Refund } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { invalidRequest, missing } from './stripe-failure.ts';

export function findCharge(ledger: Ledger, id: string): Charge {
  const charge = ledger.charges.get(id);
  if (!charge) throw missing('charge', id);
  return charge;
}

export function findRefund(ledger: Ledger, id: string): Refund {
  const refund = ledger.refunds.get(id);
  if (!refund) throw missing('refund', id);
  return refund;
}

/** Newest first, optionally those of one intent or charge. */
export function listRefunds(ledger: Ledger, form: Form): List<Refund> {
  const intent = form.text('payment_intent');
  const charge = form.text('charge');
  const data = [...ledger.refunds.values()]
    .filter((refund) => intent === undefined || refund.payment_intent === intent)
    .filter((refund) => charge === undefined || refund.charge === charge)
    .reverse();
  const limit = form.integer('limit') ?? 10;
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url: '/v1/refunds' };
}

/** Gives back `amount`, or all that is left, of a succeeded charge. */
export function createRefund(ledger: Ledger, form: Form, request: RequestInfo): Refund {
  const charge = chargeToRefund(ledger, form);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = form.integer('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    metadata: form.record('metadata') ?? {},
    payment_intent: charge.payment_intent,
    reason: form.text('reason') ?? null,
    status: 'succeeded',
  };
  const refunded: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  ledger.commit(
    { kind: 'refund', value: refund },
    { kind: 'charge', value: refunded },
    { kind: 'event', value: newEvent('charge.refunded', refunded, request) },
  );
  return refund;
}

function chargeToRefund(ledger: Ledger, form: Form): Charge {
  const chargeId = form.text('charge');
  if (chargeId !== undefined) return findCharge(ledger, chargeId);
  const intent = findIntent(ledger, form.required('payment_intent'));
  const charge = intent.latest_charge === null ? undefined : ledger.charges.get(intent.latest_charge);
  if (!charge?.paid) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  }
  return charge;
}

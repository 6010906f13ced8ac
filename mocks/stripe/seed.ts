import { orders } from '#mocks/fixtures/orders.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { Charge, PaymentIntent } from './objects.ts';
import { blankIntent } from './payment-intents.ts';

/** The payments behind the demo customer's paid orders, so that they can be looked up and refunded. */
export function seedPayments(ledger: Ledger): void {
  const entries = orders.flatMap(({ _id, transactionId, totalPrice, paidAt, email }): Entry[] => {
    if (transactionId === null || paidAt === null) return [];
    const created = Math.floor(Date.parse(paidAt) / 1000);
    const amount = Math.round(totalPrice * 100);
    const metadata = { uid: demoAccounts.customer.uid, orderId: _id };
    const charge: Charge = {
      id: transactionId.replace(/^pi_/, 'ch_'),
      object: 'charge',
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      captured: true,
      created,
      currency: 'usd',
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata,
      paid: true,
      payment_intent: transactionId,
      payment_method: null,
      refunded: false,
      status: 'succeeded',
    };
    const intent: PaymentIntent = {
      ...blankIntent(transactionId),
      amount,
      amount_received: amount,
      created,
      latest_charge: charge.id,
      metadata,
      receipt_email: email,
      status: 'succeeded',
    };
    return [
      { kind: 'charge', value: charge },
      { kind: 'intent', value: intent },
    ];
  });
  ledger.commit(...entries);
}

import { orders } from '#mocks/fixtures/orders.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import type { Ledger } from './ledger.ts';
import { newCharge, type PaymentIntent } from './objects.ts';
import { newIntent } from './payment-intents.ts';

/** Adds the payments of the demo customer's paid orders, so that they can be refunded. */
export function seedPayments(ledger: Ledger): void {
  for (const { _id, transactionId, totalPrice, paidAt } of orders) {
    if (transactionId === null || paidAt === null) continue;
    const created = Math.floor(Date.parse(paidAt) / 1000);
    const amount = Math.round(totalPrice * 100);
    const intent: PaymentIntent = {
      ...newIntent({ amount, metadata: { uid: demoAccounts.customer.uid, orderId: _id } }, transactionId),
      amount_received: amount,
      created,
      status: 'succeeded',
    };
    const charge = { ...newCharge(intent), created };
    ledger.commit({ charge, intent: { ...intent, latest_charge: charge.id } });
  }
}

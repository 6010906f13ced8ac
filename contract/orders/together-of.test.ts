import { expect, test } from 'vitest';
import { togetherOf } from './together-of.ts';

const paid = { status: 'pending', paid: true, transactionId: 'pi_1', totalPrice: 0.1 } as const;
const unpaid = { status: 'unpaid', paid: false, transactionId: null, totalPrice: 5 } as const;
const cancelled = { ...unpaid, status: 'cancelled' } as const;
const refunded = { ...paid, status: 'refunded', totalPrice: 0.2 } as const;

test('orders that one payment paid are paid once, also if others were cancelled or refunded', () => {
  expect(togetherOf([paid, refunded, cancelled])).toEqual({
    ...{ orders: 3, isPaidOnce: true, paid: 0.3, refunded: 0.2, unpaidOrders: 0, unpaid: 0 },
  });
});

test.each([
  ['with an unpaid one', [paid, unpaid]],
  ['with two payments', [paid, { ...paid, transactionId: 'pi_2' }]],
  ['all cancelled', [cancelled, cancelled]],
])('orders %s are not', (_, orders) => {
  expect(togetherOf(orders).isPaidOnce).toBe(false);
});

test('what is cancelled cannot be paid any more', () => {
  expect(togetherOf([paid, unpaid, cancelled])).toMatchObject({ unpaidOrders: 1, unpaid: 5 });
});

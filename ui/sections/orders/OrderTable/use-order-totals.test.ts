import { expect, test } from 'vitest';
import { orders } from '#mocks/fixtures/orders.ts';
import { countOrders } from './use-order-totals.ts';

test('the demo orders add up by state', () => {
  expect(countOrders(orders)).toEqual({
    unpaid: { count: 2, total: 8020 },
    pending: { count: 2, total: 2435 },
    shipped: { count: 2, total: 1034.8 },
  });
});

test('cents add up exactly', () => {
  const tenth = { status: 'unpaid', totalPrice: 0.1 } as const;
  expect(countOrders([tenth, tenth, tenth]).unpaid.total).toBe(0.3);
});

test('nothing adds up to nothing', () => expect(countOrders([]).shipped).toEqual({ count: 0, total: 0 }));

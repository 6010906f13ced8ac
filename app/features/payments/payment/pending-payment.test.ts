// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropPending, keepPending, pendingOf } from './pending-payment.ts';

beforeEach(() => sessionStorage.clear());

test('a charge is remembered for its order, through a reload, until the shop knows of it', () => {
  const pending = keepPending('order-1', 'pi_1');
  expect(pendingOf('order-1')).toEqual(pending);
  expect(pending).toMatchObject({ orderId: 'order-1', pi: 'pi_1' });
  expect(pendingOf('order-2')).toBeNull();
  dropPending('order-1');
  expect(pendingOf('order-1')).toBeNull();
});

test.each(['', '{', '{}', 'null', '{"orderId":"order-2","pi":"pi_1","idempotencyKey":"k"}'])(
  'what is not a charge of this order (%s) is no charge',
  (kept) => {
    sessionStorage.setItem('pendingPayment:order-1', kept);
    expect(pendingOf('order-1')).toBeNull();
  },
);

import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { courseOf } from './order-timeline.ts';

const order: Order = {
  _id: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21',
  number: 'A8299A',
  partId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b22',
  name: 'Ruta Holm',
  email: 'ruta@example.test',
  phone: '',
  address: 'Kajgatan 9',
  productName: 'Forged piston',
  productQuantity: 4,
  unitPrice: 71.2,
  totalPrice: 284.8,
  image: '',
  paid: false,
  transactionId: null,
  status: 'unpaid',
  createdAt: '2026-11-18T09:12:00.000Z',
  paidAt: null,
  shippedAt: null,
  reservedUntil: null,
  vehicle: null,
  fit: null,
  shipment: null,
};
const stepsOf = (changes: Partial<Order>) =>
  courseOf({ ...order, ...changes }, true).map(({ label, state }) => [label, state]);

test('an unpaid order waits for its payment; it is not shown as paid', () => {
  expect(stepsOf({})).toEqual([
    ['Placed', 'done'],
    ['Waiting for payment', 'now'],
    ['Shipped', 'next'],
  ]);
});

test('a paid order waits to be shipped', () => {
  expect(stepsOf({ status: 'pending', paidAt: '2026-11-18T09:15:00.000Z' })).toEqual([
    ['Placed', 'done'],
    ['Paid', 'done'],
    ['Waiting to be shipped', 'now'],
  ]);
});

test('a shipped order waits for nothing', () => {
  expect(stepsOf({ status: 'shipped' }).every(([, state]) => state === 'done')).toBe(true);
});

test('customers read what happens to a paid order, admins what they have to do', () => {
  const noteFor = (isOwn: boolean) => courseOf({ ...order, status: 'pending' }, isOwn).at(-1)?.note;
  expect(noteFor(true)).toBe('We are preparing it.');
  expect(noteFor(false)).toBe('Not confirmed yet.');
});

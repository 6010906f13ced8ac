import { expect, test } from 'vitest';
import { changedOrders } from './order-status.ts';
import { quantityProblem } from './quantity-problem.ts';
import { noShipment, shipmentOf } from './shipment.ts';
import { canMake, listedStates, statesShownAs } from './transitions.ts';

test.each([
  [9, { code: 'BELOW_MINIMUM', message: 'Please order minimum 10' }],
  [10, null],
  [36, null],
  [37, { code: 'ABOVE_STOCK', message: 'Maximum order quantity 36' }],
])('of 36 in stock and a minimum of 10, the problem of %i is %j', (quantity, problem) => {
  expect(quantityProblem(quantity, { quantity: 36, minQuantity: 10 })).toEqual(problem);
});

test('orders that are not as they were seen are named with their status', () => {
  const orders = [
    { _id: 'a', status: 'unpaid' },
    { _id: 'b', status: 'pending' },
    { _id: 'c', status: 'pending' },
    { _id: 'd', status: 'shipped' },
  ] as const;
  expect(changedOrders(orders, ['a', 'b'])).toEqual([orders[1], orders[3]]);
});

test('a shipment without a carrier, a number and a link is null', () => {
  expect(shipmentOf(noShipment)).toBeNull();
  expect(shipmentOf({ carrier: null, trackingNumber: null, trackingUrl: null })).toBeNull();
  const dhl = { carrier: 'DHL', trackingNumber: null, trackingUrl: null };
  expect(shipmentOf({ ...noShipment, carrier: 'DHL' })).toEqual(dhl);
});

test('an order that is being cancelled is shown as unpaid, one that is being refunded as refunded', () => {
  expect(statesShownAs('unpaid')).toEqual(['unpaid', 'cancelling']);
  expect(statesShownAs('refunded')).toEqual(['refunding', 'refunded']);
  expect(listedStates).toEqual(['unpaid', 'cancelling', 'paid', 'shipped']);
});

test('transitions start at the status of their state', () => {
  expect([canMake('confirm', 'pending'), canMake('confirm', 'unpaid')]).toEqual([true, false]);
  expect([canMake('pay', 'unpaid'), canMake('pay', 'pending')]).toEqual([true, false]);
});

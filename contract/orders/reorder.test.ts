import { expect, test } from 'vitest';
import { buyAgainPath, differencesSince } from './reorder.ts';

const ordered = { unitPrice: 64, productQuantity: 20 };
const same = { price: 64, quantity: 480, minQuantity: 10 };

const dearer = { price: 66 };
const fewer = { quantity: 12 };
const more = { minQuantity: 25 };
const price = { kind: 'price', now: 66, was: 64 };
const stock = { kind: 'stock', left: 12, ordered: 20 };
const minimum = { kind: 'minimum', minimum: 25 };

test.each([
  ['nothing', {}, []],
  ['the price', dearer, [price]],
  ['the stock', fewer, [stock]],
  ['the minimum', more, [minimum]],
  ['price and stock', { ...dearer, ...fewer }, [price, stock]],
  ['price and minimum', { ...dearer, ...more }, [price, minimum]],
  ['stock and minimum', { ...fewer, ...more }, [stock, minimum]],
  ['price, stock and minimum', { ...dearer, ...fewer, ...more }, [price, stock, minimum]],
])('%s changed', (_what, changes, differences) => {
  expect(differencesSince(ordered, { ...same, ...changes })).toEqual(differences);
});

test('a part that is not sold any more has none', () => {
  expect(differencesSince(ordered, null)).toBeNull();
});

test('stock and minimum at the limit of the order are no differences', () => {
  expect(differencesSince(ordered, { price: 64, quantity: 20, minQuantity: 20 })).toEqual([]);
});

test('the address of the form names part and order', () => {
  expect(buyAgainPath({ partId: 'a/b', _id: 'c&d' })).toBe('/purchase/a%2Fb?again=c%26d');
});

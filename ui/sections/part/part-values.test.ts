import { expect, test } from 'vitest';
import * as product from '#messages/product.js';
import { ChangedPartTexts, NewPartTexts, numbersOf, stockError, type PartTexts } from './part-values.ts';

const gear: PartTexts = {
  name: 'Timing gear, 48 teeth',
  minQuantity: '2',
  quantity: '96',
  price: '54.00',
  description: 'Hobbed and hardened, bored to H7.',
  image: true,
};

/** The first part of each field's message. */
function words(
  texts: Partial<PartTexts>,
  rules: typeof NewPartTexts | typeof ChangedPartTexts = NewPartTexts,
) {
  const { error } = rules.safeParse({ ...gear, ...texts });
  const shown = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!shown.has(field)) shown.set(field, message);
  }
  return Object.fromEntries(shown);
}

test('a part that is right has nothing to say, and its numbers are numbers', () => {
  expect(words({})).toEqual({});
  expect(numbersOf(gear)).toEqual({ minQuantity: 2, quantity: 96, price: 54 });
  expect(numbersOf({ ...gear, quantity: '1,000,000', price: ' 999,999.99 ' })).toEqual({
    minQuantity: 2,
    quantity: 1_000_000,
    price: 999_999.99,
  });
});

test('an empty form says the six messages of the product', () => {
  const empty = { name: ' ', minQuantity: '', quantity: ' ', price: '', description: '', image: false };
  expect(words(empty)).toEqual({
    name: product.requiredProductName(),
    minQuantity: product.requiredMinQuantity(),
    quantity: product.requiredQuantity(),
    price: product.requiredPrice(),
    description: product.requiredProductDescription(),
    image: product.requiredImage(),
  });
});

test.each([
  [{ minQuantity: '0' }, 'minQuantity', 'The minimum quantity is at least 1.'],
  [{ minQuantity: '10.5' }, 'minQuantity', 'Enter a whole number, such as 10.'],
  [{ quantity: '1e5' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '60,5' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '-1' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '1000001' }, 'quantity', 'The quantity is at most 1,000,000.'],
  [{ quantity: '1' }, 'quantity', 'Less than the minimum quantity, so nobody could order.'],
  [{ price: '5.999' }, 'price', 'Enter an amount with at most two decimals, such as 54.00.'],
  [{ price: '0' }, 'price', 'The price is at least $0.01.'],
  [{ price: '1000000' }, 'price', 'The price is at most $999,999.99.'],
  [
    { price: '0.24' },
    'price',
    'Price times minimum quantity must be $0.50 or more, the smallest card payment.',
  ],
  [{ name: 'x'.repeat(121) }, 'name', 'A name can have at most 120 characters.'],
  [{ description: 'x'.repeat(1001) }, 'description', 'A description can have at most 1,000 characters.'],
])('%o is wrong', (texts, field, message) => expect(words(texts)).toEqual({ [field]: message }));

test('the smallest charge is reached to the cent', () => {
  expect(words({ price: '0.25' })).toEqual({});
  expect(words({ price: '0.01', minQuantity: '50' })).toEqual({});
});

test('a part on sale may have less than one order in stock, and no picture', () => {
  expect(words({ quantity: '0', image: false }, ChangedPartTexts)).toEqual({});
  expect(stockError('0')).toBeNull();
});

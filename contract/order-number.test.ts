import { expect, test } from 'vitest';
import { orderNumber, orderNumberIn } from './order-number.ts';

test('an order number is the end of the id in upper case', () => {
  expect(orderNumber({ _id: '019a9c40-0000-7000-8000-2000ab8299ac' })).toBe('8299AC');
});

test.each([
  ['A8299A', false],
  ['a8299a', false],
  [' #a8299a ', true],
  ['Order A8299A', true],
  ['order #A8299A', true],
])('reads the order number in "%s"', (search, isMarked) => {
  expect(orderNumberIn(search)).toEqual({ number: 'A8299A', isMarked });
});

test.each(['', '#', 'a8299', 'a8299ab', 'g8299a', 'A8299A disc', 'a8 299a'])('finds none in "%s"', (search) =>
  expect(orderNumberIn(search)).toBeNull(),
);

import { expect, test } from 'vitest';
import { createIntention } from './intention.ts';

function intentionOfCountedKeys() {
  let count = 0;
  return createIntention(() => `key-${++count}`);
}

test('the same order sent again is the same intention', () => {
  const intention = intentionOfCountedKeys();
  expect([intention.keyFor({ quantity: 4 }), intention.keyFor({ quantity: 4 })]).toEqual(['key-1', 'key-1']);
});

test('a changed order is another one', () => {
  const intention = intentionOfCountedKeys();
  expect([intention.keyFor({ quantity: 4 }), intention.keyFor({ quantity: 5 })]).toEqual(['key-1', 'key-2']);
});

test('after an order went through the same one may be meant again', () => {
  const intention = intentionOfCountedKeys();
  intention.keyFor({ quantity: 4 });
  intention.done();
  expect(intention.keyFor({ quantity: 4 })).toBe('key-2');
});

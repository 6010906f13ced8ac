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

test('a reload after a lost answer does not make the same order another one', () => {
  let kept: string | null = null;
  const notes = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
    drop: () => {
      kept = null;
    },
  };
  const before = createIntention(() => 'key-before', notes);
  before.keyFor({ quantity: 4 });

  const after = createIntention(() => 'key-after', notes);
  expect(after.keyFor({ quantity: 4 })).toBe('key-before');
  after.done();
  expect(createIntention(() => 'key-later', notes).keyFor({ quantity: 4 })).toBe('key-later');
});

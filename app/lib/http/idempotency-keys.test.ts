import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function countedKeys() {
  let count = 0;
  return createIdempotencyKeys(() => `key-${++count}`);
}

test('the same order sent again is the same key', () => {
  const idempotencyKeys = countedKeys();
  expect([idempotencyKeys.keyFor({ quantity: 4 }), idempotencyKeys.keyFor({ quantity: 4 })]).toEqual([
    'key-1',
    'key-1',
  ]);
});

test('a changed order is another one', () => {
  const idempotencyKeys = countedKeys();
  expect([idempotencyKeys.keyFor({ quantity: 4 }), idempotencyKeys.keyFor({ quantity: 5 })]).toEqual([
    'key-1',
    'key-2',
  ]);
});

test('after an order went through the same one may be meant again', () => {
  const idempotencyKeys = countedKeys();
  idempotencyKeys.keyFor({ quantity: 4 });
  idempotencyKeys.done();
  expect(idempotencyKeys.keyFor({ quantity: 4 })).toBe('key-2');
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
  const before = createIdempotencyKeys(() => 'key-before', notes);
  before.keyFor({ quantity: 4 });

  const after = createIdempotencyKeys(() => 'key-after', notes);
  expect(after.keyFor({ quantity: 4 })).toBe('key-before');
  after.done();
  expect(createIdempotencyKeys(() => 'key-later', notes).keyFor({ quantity: 4 })).toBe('key-later');
});

test('a page without a secure context has random keys too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = [1, 2].map((quantity) => createIdempotencyKeys().keyFor({ quantity }));
  vi.unstubAllGlobals();
  expect(new Set(keys).size).toBe(2);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

import { expect, test } from 'vitest';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { compareChanges } from './compare-changes.ts';

const seen = buildPart();

test('lists the fields that both changed', () => {
  const current = { ...seen, price: 68.5, version: 2 };
  expect(compareChanges(seen, current, { version: 1, price: 70 })).toEqual([
    { field: 'price', theirs: 68.5, yours: 70 },
  ]);
});

test('what they alone changed is told, and what was typed over what they left alone', () => {
  const current = { ...seen, quantity: 412, version: 2 };
  expect(compareChanges(seen, current, { version: 1, name: 'Disc' })).toEqual([
    { field: 'name', theirs: seen.name, yours: 'Disc' },
    { field: 'quantity', theirs: 412, yours: null },
  ]);
});

test('the same change made twice is no difference', () => {
  const current = { ...seen, quantity: 0, version: 2 };
  expect(compareChanges(seen, current, { version: 1, quantity: 0, quantitySeen: 480 })).toEqual([]);
});

test('names a number, and that lists were changed', () => {
  const current = { ...seen, number: 'NH-10100', version: 2 };
  expect(compareChanges(seen, current, { version: 1, references: [], state: 'draft' })).toEqual([
    { field: 'number', theirs: 'NH-10100', yours: null },
    { field: 'state' },
    { field: 'references' },
  ]);
});

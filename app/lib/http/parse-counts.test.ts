import { expect, test } from 'vitest';
import { parseCounts } from './parse-counts.ts';

test('reads exact counts and lower bounds', () => {
  expect(parseCounts('all=1000+, in=0, low=12')).toEqual({ all: { atLeast: 1000 }, in: 0, low: 12 });
});

test('has no counts without the header', () => expect(parseCounts(null)).toBeUndefined());

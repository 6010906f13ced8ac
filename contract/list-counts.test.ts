import { expect, test } from 'vitest';
import { parseCounts, writeCounts } from './list-counts.ts';

test('exact counts and lower bounds are read as they were written', () => {
  const counts = { all: { atLeast: 1000 }, in: 0, low: 12 };
  expect(writeCounts(counts)).toBe('all=1000+, in=0, low=12');
  expect(parseCounts(writeCounts(counts))).toEqual(counts);
});

test('there are no counts without the header', () => expect(parseCounts(null)).toBeUndefined());

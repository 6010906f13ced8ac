import { expect, test } from 'vitest';
import { monthOf } from './month-of.ts';

test('a month is told in a sentence', () => {
  expect(
    monthOf([
      { date: '2026-11-16', count: 2, total: 1280.5 },
      { date: '2026-11-17', count: 0, total: 0 },
      { date: '2026-11-18', count: 5, total: 1000 },
    ]),
  ).toBe('7 orders, $2,280.50; most on 18 Nov, 5.');
});

test('one order is not orders', () => {
  expect(monthOf([{ date: '2026-11-16', count: 1, total: 64 }])).toBe('1 order, $64.00; most on 16 Nov, 1.');
});

test('an empty month says so', () => {
  expect(monthOf([{ date: '2026-11-16', count: 0, total: 0 }])).toBe('No orders.');
  expect(monthOf([])).toBe('No orders.');
});

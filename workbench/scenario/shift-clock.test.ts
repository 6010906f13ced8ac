import { afterEach, expect, test } from 'vitest';
import { shiftClock } from './shift-clock.ts';

let setRight = () => {};
afterEach(() => setRight());

const dayMs = 86_400_000;

test('the page is told another day in every way it may ask', () => {
  const before = Date.now();
  setRight = shiftClock(40 * 24);
  const shifted = (ms: number) => Math.round((ms - before) / dayMs);
  expect(shifted(Date.now())).toBe(40);
  expect(shifted(new Date().getTime())).toBe(40);
  expect(shifted(Date.parse(Date()))).toBe(40);
});

test('a given time stays what it is, and is a Date', () => {
  const RealDate = Date;
  setRight = shiftClock(-1);
  const given = new Date('2026-03-01T12:00:00Z');
  expect(given.toISOString()).toBe('2026-03-01T12:00:00.000Z');
  expect(given).toBeInstanceOf(Date);
  expect(given).toBeInstanceOf(RealDate);
  expect(Date.UTC(2026, 0)).toBe(RealDate.UTC(2026, 0));
  class Later extends Date {}
  expect(new Later()).toBeInstanceOf(Later);
});

test('the clock is right again afterwards', () => {
  const RealDate = Date;
  shiftClock(24)();
  expect(Date).toBe(RealDate);
});

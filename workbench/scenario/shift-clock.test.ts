import { afterEach, expect, test } from 'vitest';
import { shiftClock } from './shift-clock.ts';

let restore = () => {};
afterEach(() => restore());

const dayMs = 86_400_000;

test('shifts every way to read the current time', () => {
  const before = Date.now();
  restore = shiftClock(40 * 24);
  const shifted = (ms: number) => Math.round((ms - before) / dayMs);
  expect(shifted(Date.now())).toBe(40);
  expect(shifted(new Date().getTime())).toBe(40);
  expect(shifted(Date.parse(Date()))).toBe(40);
});

test('does not change given times, which are still dates', () => {
  const RealDate = Date;
  restore = shiftClock(-1);
  const given = new Date('2026-03-01T12:00:00Z');
  expect(given.toISOString()).toBe('2026-03-01T12:00:00.000Z');
  expect(given).toBeInstanceOf(Date);
  expect(given).toBeInstanceOf(RealDate);
  expect(Date.UTC(2026, 0)).toBe(RealDate.UTC(2026, 0));
  class Later extends Date {}
  expect(new Later()).toBeInstanceOf(Later);
});

test('restores the clock', () => {
  const RealDate = Date;
  shiftClock(24)();
  expect(Date).toBe(RealDate);
});

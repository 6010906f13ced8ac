// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-time.ts';

const hour = 3_600_000;
const second = 1_000;
const now = Date.parse('2026-11-18T09:30:00Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now });
  return () => void vi.useRealTimers();
});

const learn = (time: number, sentAt = performance.now()) =>
  learnServerTime(new Date(time).toUTCString(), sentAt);

test.each([
  ['ahead', -hour],
  ['behind', hour],
])('a clock that is %s does not change the time of the server', (_, offset) => {
  learn(now + offset);
  expect(serverNow()).toBe(now + offset);
});

test.each([
  ['a second of latency', () => learn(now - second)],
  ['a slow response', () => learn(now - hour, performance.now() - 10 * second)],
  ['no header', () => learnServerTime(undefined, performance.now())],
  ['an unreadable header', () => learnServerTime('soon', performance.now())],
])('%s changes nothing', (_, act) => {
  act();
  expect(serverNow()).toBe(now);
});

test('a clock that somebody sets right needs no correction any more', () => {
  learn(now - hour);
  vi.setSystemTime(now - hour);
  learn(now - hour);
  expect(serverNow()).toBe(now - hour);
});

import { expect, test } from 'vitest';
import { Restarts } from './restarts.ts';

test('increases the delay and gives up after the third exit within a minute', () => {
  const restarts = new Restarts();

  expect(restarts.afterExit(0)).toBe(250);
  expect(restarts.afterExit(10_000)).toBe(1000);
  expect(restarts.afterExit(59_999)).toBeNull();
});

test('ignores exits more than a minute ago', () => {
  const restarts = new Restarts();

  expect(restarts.afterExit(0)).toBe(250);
  expect(restarts.afterExit(30_000)).toBe(1000);
  expect(restarts.afterExit(61_000)).toBe(1000);
  expect(restarts.afterExit(200_000)).toBe(250);
});

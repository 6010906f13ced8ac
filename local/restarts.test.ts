import { expect, test } from 'vitest';
import { Restarts } from './restarts.ts';

test('the pause grows, and the third death within a minute is the last', () => {
  const restarts = new Restarts();

  expect(restarts.afterDeath(0)).toBe(250);
  expect(restarts.afterDeath(10_000)).toBe(1000);
  expect(restarts.afterDeath(59_999)).toBeNull();
});

test('deaths that lie a minute apart are forgotten', () => {
  const restarts = new Restarts();

  expect(restarts.afterDeath(0)).toBe(250);
  expect(restarts.afterDeath(30_000)).toBe(1000);
  expect(restarts.afterDeath(61_000)).toBe(1000);
  expect(restarts.afterDeath(200_000)).toBe(250);
});

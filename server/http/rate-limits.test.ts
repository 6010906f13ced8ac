import { describe, expect, test, vi } from 'vitest';
import { actionLimits } from '../core/limits.ts';
import { silentLog } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

function createLimits(scale = 1) {
  const log = { ...silentLog, warn: vi.fn() };
  const metrics = { shopLimit: vi.fn() };
  const db = { query: () => Promise.reject(new Error('There is no database')) };
  return { limits: createRateLimits({ db, log, metrics }, scale), log, metrics };
}

type Counted = Parameters<RateLimits['reads']>[0];

/** Counts until it is refused. Returns how often it was not. */
async function countUntilRefused(count: RateLimits['reads'], counted: (index: number) => Counted) {
  for (let index = 0; index < 10_000; index += 1) {
    try {
      await count(counted(index));
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      return index;
    }
  }
  return Infinity;
}

test.each([
  ['one address', 1, () => ['a', 'a /56', 'a /48']],
  ['an IPv4 address', 1, () => ['1.2.3.4']],
  ['the /64s of one /56', 4, (n: number) => [`b${n}`, 'b /56', 'b /48']],
  ['the /56s of one /48', 16, (n: number) => [`c${n}`, `c${n} /56`, 'c /48']],
  ['other addresses', Infinity, (n: number) => [`d${n}`, `d${n} /56`, `d${n} /48`]],
])('%s may do an action %d times as often as an address', async (_, times, networksOf) => {
  const { limits } = createLimits(0.1);
  const counted = await countUntilRefused(limits.reads, (index) => ({ networks: networksOf(index) }));
  expect(counted).toBe((actionLimits.reads.address / 10) * times);
});

describe('writes', () => {
  const networks = ['a'];
  test('count for the account and for its address', async () => {
    const { limits } = createLimits();
    const { account, address } = actionLimits.writes;
    expect(await countUntilRefused(limits.writes, () => ({ userId: 'one', networks }))).toBe(account);
    const others = (index: number) => ({ userId: `other ${index}`, networks });
    expect(await countUntilRefused(limits.writes, others)).toBe(address - account);
  });

  test('of an admin count for the admin alone', async () => {
    const { limits } = createLimits();
    const admin = { userId: 'admin', role: 'admin' as const, networks };
    expect(await countUntilRefused(limits.writes, () => admin)).toBe(actionLimits.writes.admin);
    await limits.writes({ userId: 'customer', networks });
  });
});

test('what another site loads leaves the limits of the visitor as they are', async () => {
  const { limits } = createLimits();
  const networks = ['a'];
  const foreign = () => ({ networks, isFromOtherSite: true });
  const most = actionLimits.otherSites.address;
  expect(await countUntilRefused(limits.images, foreign)).toBe(most);
  await expect(limits.reads(foreign())).rejects.toThrow();
  expect(await limits.images({ networks })).toBe(1);
  expect(await limits.reads({ networks })).toBe(1);
});

test('a limit of the whole shop refuses nobody and is reported once a period', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { limits, log, metrics } = createLimits(0.1);
  const place = async (count: number) => {
    for (let index = 0; index < count; index += 1) await limits.declines({});
  };
  const { shop, per } = actionLimits.declines;
  await place(shop / 10);
  expect(metrics.shopLimit).not.toHaveBeenCalled();
  await place(shop);
  vi.advanceTimersByTime(per * 1000 + 1000);
  await place(shop);
  expect(metrics.shopLimit.mock.calls).toEqual([['declines'], ['declines']]);
  expect(log.warn).toHaveBeenCalledWith(
    { action: 'declines', count: shop / 10, seconds: per },
    'the whole shop exceeds a limit',
  );
  vi.useRealTimers();
});

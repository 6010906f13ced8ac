import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from '#contract/calls.ts';
import { Part, Parts } from '#contract/parts.ts';
import { Problem } from '#contract/problem.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { applyScenario } from './apply-scenario.ts';
import { callNames, callOf } from './calls.ts';
import { failuresOf, type FailureKind } from './scenario.ts';

const shop = 'http://localhost:3000/api';
const get = (path: string) => new Request(`${shop}${path}`);
const parts = [buildPart({ quantity: 7, minQuantity: 5 }), buildPart({ quantity: 0, minQuantity: 20 })];
const listing = vi.fn(async () => Response.json(parts, { headers: { 'X-Total-Count': '2' } }));
const none = async () => undefined;

beforeEach(() => listing.mockClear());

test.each(callNames)('recognises a request of %s', (name) => {
  const { method, path } = calls[name];
  const address = path.replace(/:\w+/g, 'mara%40norholt.test');
  expect(callOf({ method, url: `${shop}${address}?limit=3` })).toBe(name);
  expect(callOf({ method, url: `http://localhost:6006/sub/story/some--story/api${address}` })).toBe(name);
});

test('recognises no call in other requests', () => {
  expect(callOf(get('/parts/one/two'))).toBeUndefined();
  expect(callOf(new Request(`${shop}/orders`, { method: 'GET' }))).toBeUndefined();
});

test('returns nothing without a scenario', async () => {
  expect(await applyScenario({}, get('/parts'), listing)).toBeUndefined();
  expect(listing).not.toHaveBeenCalled();
});

describe('a failure', () => {
  test('is a problem of the contract with an error status', async () => {
    for (const call of callNames) {
      const { method, path } = calls[call];
      for (const kind of failuresOf(call).filter((one) => one !== 'network')) {
        const request = new Request(`${shop}${path}`, { method });
        const response = await applyScenario({ failure: { call, kind } }, request, none);
        expect(response?.status).toBeGreaterThanOrEqual(400);
        expect(Problem.parse(await response?.json()).code).toBe(kind);
      }
    }
  });

  const fail = (kind: FailureKind, path = '/review') =>
    applyScenario({ failure: { call: 'listReviews', kind } }, get(path), none);

  test('affects only its call, and has a Retry-After header if it is temporary', async () => {
    expect((await fail('INTERNAL'))?.status).toBe(500);
    expect(await fail('INTERNAL', '/parts')).toBeUndefined();
    expect((await fail('RATE_LIMITED'))?.headers.get('retry-after')).toBe('5');
    expect((await fail('network'))?.type).toBe('error');
  });
});

describe('the stock', () => {
  const quantities = async (stock: 'plenty' | 'low' | 'none', query = '') => {
    const response = await applyScenario({ stock }, get(`/parts${query}`), listing);
    return Parts.parse(await response?.json()).map(({ quantity }) => quantity);
  };

  test('is that of every part in a list, as the contract defines it', async () => {
    expect(await quantities('plenty')).toEqual([500, 2000]);
    expect(await quantities('low')).toEqual([10, 40]);
    expect(await quantities('none')).toEqual([0, 0]);
  });

  test('is that of a single part, and the rest of the response is unchanged', async () => {
    const response = await applyScenario({ stock: 'none' }, get('/parts/one'), async () =>
      Response.json(parts[0], { headers: { 'X-Request-Id': 'req-1', 'Content-Length': '999' } }),
    );
    expect(Part.parse(await response?.json())).toEqual({ ...parts[0], quantity: 0 });
    expect(response?.headers.get('x-request-id')).toBe('req-1');
    expect(response?.headers.get('content-length')).not.toBe('999');
  });

  test('is what the stock filter compares with', async () => {
    expect(await quantities('none', '?inStock=true')).toEqual([]);
    expect(await quantities('none', '?stock=in,low')).toEqual([]);
    expect(listing).not.toHaveBeenCalled();
    expect(await quantities('low', '?stock=in,low&inStock=true&q=disc')).toEqual([10, 40]);
    expect(listing).toHaveBeenCalledWith(expect.objectContaining({ url: `${shop}/parts?q=disc` }));
  });

  test('does not change errors and other bodies', async () => {
    const refused = await applyScenario({ stock: 'low' }, get('/parts/one'), async () =>
      Response.json({ message: 'Not found', code: 'NOT_FOUND' }, { status: 404 }),
    );
    expect(refused?.status).toBe(404);
    const odd = await applyScenario({ stock: 'low' }, get('/parts'), async () =>
      Response.json({ no: 'part' }),
    );
    expect(await odd?.json()).toEqual({ no: 'part' });
  });
});

describe('latency', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('delays a call by the given time', async () => {
    const settled = vi.fn();
    void applyScenario({ latency: 2000 }, get('/orders/a'), none).then(settled);
    await vi.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });

  test('ends with the request', async () => {
    const leaving = new AbortController();
    const settled = vi.fn();
    void applyScenario(
      { latency: 2000 },
      new Request(`${shop}/parts`, { signal: leaving.signal }),
      none,
    ).then(settled);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalled();
  });
});

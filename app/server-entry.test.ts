import { afterEach, expect, test, vi } from 'vitest';
import { shops } from '#tokens/shops.ts';
import { createRenderer } from './server-entry.tsx';

afterEach(() => vi.useRealTimers());

const renderer = createRenderer(() => Promise.resolve(Response.json([])), {
  ...{
    brand: 'norholt',
    shop: shops.norholt,
    payments: 'sandbox',
    stripePublishableKey: '',
    mockServers: null,
  },
  firebase: { apiKey: '', authDomain: '', projectId: '' },
});
test('the data of the home page change when a year begins, so that it is rendered again', async () => {
  const dataAt = async (time: string) => {
    vi.setSystemTime(time);
    return (await renderer.loadData(new URL('http://localhost/'))).data;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const data = await dataAt('2026-12-31T08:00:00Z');
  expect(data).toContainEqual([['year'], 2026]);
  expect(await dataAt('2026-12-31T23:59:59Z')).toEqual(data);
  expect(await dataAt('2027-01-01T00:00:00Z')).toContainEqual([['year'], 2027]);
});

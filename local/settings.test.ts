import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/core/root.ts';
import { localFaults, readSettings } from './settings.ts';

test('uses the default ports and the data folder in the project', () => {
  expect(readSettings({})).toEqual({
    ports: { shop: 3000, auth: 9099, stripe: 4242, smtp: 10099 },
    dataDir: path.join(projectRoot, '.data'),
    databaseUrl: undefined,
  });
});

test('ignores blank variables', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' }).ports.shop).toBe(3000);
});

test('reports each invalid port in its own line', () => {
  const read = () => readSettings({ PORT: '80a', AUTH_PORT: '70000' });

  expect(read).toThrow(/^PORT must be .*\nAUTH_PORT must be .*"70000"$/);
});

test('rejects equal ports', () => {
  expect(() => readSettings({ AUTH_PORT: '3000' })).toThrow('four different ports');
});

test.each<[string, Record<string, string>]>([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_abc' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_live_abc' }],
  ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: 'norholt-shop' }],
  ['STAGING', { STAGING: '1' }],
  ['NODE_ENV', { NODE_ENV: 'production' }],
])('%s of a real shop is rejected (%j)', (name, variables) => {
  expect(localFaults(variables)).toEqual([expect.stringMatching(new RegExp(`^${name} .*npm run serve`))]);
});

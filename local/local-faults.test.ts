import { expect, test } from 'vitest';
import { localFaults } from './local-faults.ts';

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

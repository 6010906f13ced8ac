import { expect, test } from 'vitest';
import { isOnHost } from './is-on-host.ts';

test.each([
  ['https://images.norholt.test/a.webp', true],
  ['https://images.norholt.test:8443/a.webp', false],
  ['http://images.norholt.test/a.webp', false],
  ['https://images.norholt.test.evil.test/a.webp', false],
  ['https://user@images.norholt.test/a.webp', false],
  ['https://:password@images.norholt.test/a.webp', false],
])('%s is on an allowed host: %s', (url, isAllowed) => {
  expect(isOnHost(new URL(url), ['images.norholt.test'])).toBe(isAllowed);
});

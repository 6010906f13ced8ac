import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../dist/app');

/** The files for the browser that match. This run has just built them. */
function filesWith(pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|map|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // For the server.
    .filter((file) => !file.includes('.render'));
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

test('the build contains no secret', () => {
  expect(filesWith(/norholt/i)).not.toEqual([]);
  expect(filesWith(/sk_live|sk_test|rk_live|whsec_|PRIVATE KEY|service_account/)).toEqual([]);
});

test('the build contains nothing of the mock servers', () => {
  expect(filesWith(/127\.0\.0\.1|localhost:|mockServiceWorker|drawing-office/)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../dist/app');

/** Files that the browser is given, which this run has just built, that hold something. */
function filesWith(pattern: RegExp, within = folder): string[] {
  const files = readdirSync(within, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|map|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

test('no secret is in what the browser is given', () => {
  expect(filesWith(/norholt/i).length).toBeGreaterThan(2);
  expect(filesWith(/sk_live|sk_test|rk_live|whsec_|PRIVATE KEY|service_account/)).toEqual([]);
});

test('nothing of the scenario bar is in what the browser is given', () => {
  expect(filesWith(/scenario/i)).toEqual([]);
  // What is looked for is in the bar's own build, which stands beside it.
  expect(filesWith(/scenario/i, join(folder, '../scenario-bar')).length).toBeGreaterThan(2);
});

test('nothing of the stand-ins is in what the browser is given', () => {
  expect(filesWith(/127\.0\.0\.1|localhost:|mockServiceWorker|drawing-office/)).toEqual([]);
});

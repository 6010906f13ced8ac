import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installDebianPackage } from './install-debian-package.ts';

/** The headless build of the same engine comes first: it opens a page for half the work of a whole browser. */
const names = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macApplications].find(isExecutable);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installDebianPackage(name);
    const found = installed();
    if (found) return found;
  }
  return undefined;
}

/**
 * The browser that the tests drive: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's, or
 * Debian's package where it may be installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be executed.`);
  }
  const found = installed() ?? playwrights() ?? installFromDebian();
  if (found) return found;
  throw new Error(
    'The tests need Chromium. Install Chromium or Chrome, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installDebianPackage } from './install-debian-package.ts';

/** Without the toolbar of a whole browser, which is a page of its own in each window, tests take two thirds of the time. */
const headlessNames = ['chrome-headless-shell', 'chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

function installed(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(name: string): string | undefined {
  installDebianPackage(name);
  return installed([name]);
}

function find(): string | undefined {
  return (
    installed(headlessNames) ??
    installFromDebian('chromium-headless-shell') ??
    installed(names) ??
    macApplications.find(isExecutable) ??
    playwrights() ??
    installFromDebian('chromium')
  );
}

/**
 * The browser that the tests drive: CHROMIUM_PATH, a headless Chromium, which root on Debian installs, an installed
 * Chromium or Chrome, or Playwright's. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be executed.`);
  }
  const found = find();
  if (found) {
    // Child processes do not look, or install, again.
    process.env['CHROMIUM_PATH'] = found;
    return found;
  }
  throw new Error(
    'The tests need Chromium. Install Chromium or Chrome, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}

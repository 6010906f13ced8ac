import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { modes, type Mode } from '#storybook/modes.ts';
import { findBrowser } from '../browser.ts';
import { screenshotFile } from './result.ts';
import type { Shots } from './screenshot-cache.ts';
import { serveStorybook } from './serve-storybook.ts';

export type Outcome = Shots | { broken: string };

export interface Results {
  shots: ReadonlyMap<string, Outcome>;
  /** Requests that left Storybook. */
  outside: readonly string[];
}

/** The code that takes screenshots. */
const renderer = ['take-screenshots.ts', 'page.ts', 'serve-storybook.ts', '../../.storybook/modes.ts'];

/** A hash of what screenshots depend on besides the stories: the browser and the code that takes them. */
export function rendererHash(): string {
  const hash = createHash('sha256').update(execFileSync(findBrowser(), ['--version']));
  for (const file of renderer) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 8);
}

/** The window of the story tests, for which plays are written. */
const playWindow = { width: 1280, height: 900 };

const [script] = buildSync({
  entryPoints: [join(import.meta.dirname, 'page.ts')],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles;

function save(screenshot: Buffer): string {
  const hash = createHash('sha256').update(screenshot).digest('hex').slice(0, 32);
  if (!existsSync(screenshotFile(hash))) writeFileSync(screenshotFile(hash), screenshot);
  return hash;
}

/** All modes, or both themes at the story's own width. */
const modesOf = (ownWidth: number | undefined): ReadonlyArray<readonly [string, Mode]> =>
  ownWidth === undefined
    ? Object.entries(modes)
    : (['dark', 'light'] as const).map((theme) => [`${ownWidth} px ${theme}`, { theme, viewport: ownWidth }]);

/** A tab with its own browser, which may crash. */
interface Tab {
  browser: Browser;
  page: Page;
  cdp: CDPSession;
  mode: Mode;
}

/** Sets only what differs, because each makes the page compute its styles again. */
async function setMode(tab: Tab, mode: Mode, isNew = false): Promise<void> {
  if (isNew || mode.viewport !== tab.mode.viewport) {
    const size = { width: mode.viewport, height: playWindow.height };
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
    await tab.cdp.send('Emulation.setDeviceMetricsOverride', metrics);
  }
  if (isNew || mode.theme !== tab.mode.theme) {
    await tab.cdp.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: mode.theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  }
  tab.mode = mode;
}

async function openTab(url: string, proxy: string, requests: Set<string>): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Otherwise Chromium bypasses the proxy for this machine.
    proxy: { server: proxy, bypass: '<-loopback>' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-lcd-text',
      '--disable-checker-imaging',
      // Otherwise the shade of an edge depends on how much of a tile is painted again.
      '--disable-partial-raster',
      '--in-process-gpu',
      // Paints a page also below the window, so that a screenshot needs no other layout. The last of these switches
      // counts, so Playwright's own settings are repeated.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,mainFrameClipsContent=false',
    ],
  });
  // Storybook recognises a test by this user agent and does not wait for animations.
  const userAgent = `${browser.version()} StorybookTestRunner`;
  const settings = { viewport: playWindow, locale: 'en-GB', timezoneId: 'UTC', userAgent };
  const context = await browser.newContext(settings);
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) requests.add(request.url());
  });
  const page = await context.newPage();
  await page.addInitScript({ content: script?.text ?? '' });
  await page.goto(`${url}iframe.html?viewMode=story`);
  const cdp = await context.newCDPSession(page);
  // Paints one pixel until a screenshot is taken.
  await cdp.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  const tab: Tab = { browser, page, cdp, mode: { theme: 'light', viewport: playWindow.width } };
  await setMode(tab, tab.mode, true);
  return tab;
}

async function shoot(tab: Tab, story: string): Promise<Outcome> {
  const { page, cdp } = tab;
  const { width, isSkipped, isCropped } = await page.evaluate((id) => window.visual.options(id), story);
  if (isSkipped) return { hashes: {}, visited: [] };
  await setMode(tab, { theme: 'light', viewport: width ?? playWindow.width });
  const error = await page.evaluate((id) => window.visual.show(id), story);
  if (error !== undefined) return { broken: error };
  const hashes: Record<string, string> = {};
  const visited = new Set<string>();
  for (const [name, mode] of modesOf(width)) {
    await setMode(tab, mode);
    const state = await page.evaluate(() => window.visual.stabilise());
    if ('unstable' in state) return { broken: `${name}: ${state.unstable}` };
    const height = isCropped ? Math.min(state.height, playWindow.height) : state.height;
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // The first screenshot has a fresh layout: after a play, some parts have layers of their own.
      captureBeyondViewport: Object.keys(hashes).length === 0,
      clip: { x: 0, y: 0, width: mode.viewport, height, scale: 1 },
    });
    hashes[name] = save(Buffer.from(data, 'base64'));
    for (const page of state.visited) visited.add(page);
  }
  return { hashes, visited: [...visited].sort() };
}

const tryShoot = (tab: Tab, story: string): Promise<Outcome> =>
  shoot(tab, story).catch((error: unknown) => ({
    broken: error instanceof Error ? error.message : String(error),
  }));

/** Whether a request of a page left Storybook. The browser makes requests of its own, which `requests` does not contain. */
function isOutside(url: string, requests: ReadonlySet<string>): boolean {
  const origins = [...requests].map((request) => new URL(request));
  const isTunnel = origins.some(({ hostname, port }) => `${hostname}:${port || '443'}` === url);
  return isTunnel || (requests.has(url) && new URL(url).pathname !== '/favicon.ico');
}

/** Groups the stories of each file, because one tab then loads it. The largest group is first. */
function groupByFile(stories: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const story of stories) {
    const [file = ''] = story.split('--');
    groups.set(file, [...(groups.get(file) ?? []), story]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** Takes screenshots of stories, named by id, in every mode and in several tabs. */
export async function takeScreenshots(
  storybook: string,
  stories: readonly string[],
  onShot: (story: string, outcome: Outcome, count: number) => void,
): Promise<Results> {
  const { url, proxy, outside, close } = await serveStorybook(storybook);
  const shots = new Map<string, Outcome>();
  const requests = new Set<string>();
  const queue = groupByFile(stories);
  const work = async () => {
    let tab = await openTab(url, proxy, requests);
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      for (const story of group) {
        let outcome = await tryShoot(tab, story);
        if ('broken' in outcome) {
          const hasCrashed = !tab.browser.isConnected();
          await tab.browser.close();
          tab = await openTab(url, proxy, requests);
          if (hasCrashed) outcome = await tryShoot(tab, story);
        }
        shots.set(story, outcome);
        onShot(story, outcome, shots.size);
      }
    }
    await tab.browser.close();
  };
  const tabs = Math.min(2 * cpus().length, Math.ceil(stories.length / 15));
  await Promise.all(Array.from({ length: tabs }, work)).finally(close);
  return { shots, outside: [...outside].filter((request) => isOutside(request, requests)) };
}

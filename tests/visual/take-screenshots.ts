import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { modes, type Mode } from '#storybook/modes.ts';
import { findBrowser } from '../browser.ts';
import type { Trace } from './module-graph.ts';
import { screenshotFile, screenshots } from './result.ts';
import type { Shots } from './screenshot-cache.ts';
import { serveStorybook } from './serve-storybook.ts';

export type Outcome = Shots | { broken: string };

export interface Results {
  shots: ReadonlyMap<string, Outcome>;
  /** Requests that left Storybook. */
  outside: readonly string[];
}

interface Request {
  /** The built Storybook. */
  storybook: string;
  /** Ids. */
  stories: readonly string[];
  onShot(story: string, outcome: Outcome, count: number): void;
}

/** A hash of what screenshots depend on besides the stories: the browser and the code that takes them. */
export function rendererHash(): string {
  const hash = createHash('sha256').update(execFileSync(findBrowser(), ['--version']));
  const files = [
    'take-screenshots.ts',
    'page.ts',
    '../../.storybook/trace-styles.ts',
    'serve-storybook.ts',
    '../../.storybook/modes.ts',
  ];
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, file)));
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

interface Tab {
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

async function openTab(browser: Browser, url: string, requests: Set<string>): Promise<Tab> {
  // Storybook recognises a test by this user agent and does not wait for animations.
  const userAgent = `${browser.version()} StorybookTestRunner`;
  const context = await browser.newContext({
    viewport: playWindow,
    locale: 'en-GB',
    timezoneId: 'UTC',
    userAgent,
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) requests.add(request.url());
  });
  const page = await context.newPage();
  await page.addInitScript({ content: script?.text ?? '' });
  await page.goto(`${url}iframe.html?viewMode=story`);
  const cdp = await context.newCDPSession(page);
  // Paints one pixel until a screenshot is taken.
  await cdp.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  const tab: Tab = { page, cdp, mode: { theme: 'light', viewport: playWindow.width } };
  await setMode(tab, tab.mode, true);
  return tab;
}

async function shoot(tab: Tab, story: string): Promise<Outcome> {
  const { page, cdp } = tab;
  const { width, isSkipped, isCropped } = await page.evaluate((id) => window.visual.options(id), story);
  if (isSkipped) return { hashes: {}, pages: [], styles: [], components: [] };
  await setMode(tab, { theme: 'light', viewport: width ?? playWindow.width });
  const error = await page.evaluate((id) => window.visual.show(id), story);
  if (error !== undefined) return { broken: error };
  const hashes: Record<string, string> = {};
  const styles = new Set<string>();
  let trace: Trace = { pages: [], styles: [], components: [] };
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
    for (const sheet of state.styles) styles.add(sheet);
    trace = { pages: state.pages, components: state.components, styles: [...styles].sort() };
  }
  return { hashes, ...trace };
}

/** Whether a request of a page left Storybook. The browser makes requests of its own, which `requests` does not contain. */
function isOutside(url: string, requests: ReadonlySet<string>): boolean {
  const origins = [...requests].map((request) => new URL(request));
  const isTunnel = origins.some(({ hostname, port }) => `${hostname}:${port || '443'}` === url);
  return isTunnel || (requests.has(url) && new URL(url).pathname !== '/favicon.ico');
}

const launch = (proxy: string): Promise<Browser> =>
  chromium.launch({
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

/** Groups the stories of each file, because one tab then loads it. The largest group is first. */
function groupByFile(stories: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const story of stories) {
    const [file = ''] = story.split('--');
    groups.set(file, [...(groups.get(file) ?? []), story]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** Takes screenshots of stories in every mode, in several tabs. Each tab has its own browser, which may crash. */
export async function takeScreenshots({ storybook, stories, onShot }: Request): Promise<Results> {
  mkdirSync(screenshots, { recursive: true });
  const server = await serveStorybook(storybook);
  const shots = new Map<string, Outcome>();
  const requests = new Set<string>();
  const queue = groupByFile(stories);
  const tabs = Math.min(2 * cpus().length, Math.ceil(stories.length / 15));
  const work = async () => {
    let browser = await launch(server.proxy);
    try {
      let tab = await openTab(browser, server.url, requests);
      const tryShoot = async (story: string): Promise<Outcome> => {
        try {
          return await shoot(tab, story);
        } catch (error) {
          return { broken: error instanceof Error ? error.message : String(error) };
        }
      };
      const reopen = async () => {
        await browser.close();
        browser = await launch(server.proxy);
        tab = await openTab(browser, server.url, requests);
      };
      for (const story of sequence(queue)) {
        let result = await tryShoot(story);
        if ('broken' in result) {
          const hasCrashed = !browser.isConnected();
          await reopen();
          if (hasCrashed) result = await tryShoot(story);
        }
        shots.set(story, result);
        onShot(story, result, shots.size);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    server.close();
  }
  return { shots, outside: [...server.outside].filter((url) => isOutside(url, requests)) };
}

function* sequence(queue: string[][]): Generator<string> {
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) yield* group;
}

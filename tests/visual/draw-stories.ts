import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { modes, type Mode } from '../../.storybook/modes.ts';
import { findBrowser } from '../browser.ts';
import { serveBuilt } from './serve-built.ts';
import type { Shown } from './sources.ts';

export interface Drawn extends Shown {
  /** The hash of the picture in each mode. */
  pictures: Readonly<Record<string, string>>;
}

/** What became of a story, or why it could not be drawn. */
export type Drawing = Drawn | { broken: string };

export interface Gallery {
  drawings: ReadonlyMap<string, Drawing>;
  /** What stories or their service worker asked for elsewhere. */
  outside: readonly string[];
}

interface Order {
  /** The built Storybook. */
  storybook: string;
  /** Ids of the stories. */
  stories: readonly string[];
  /** Where pictures are kept, each named by its hash. */
  pictures: string;
  onDrawn?(story: string, drawing: Drawing, count: number): void;
}

/** What pictures depend on besides what they show: the browser, and how they are taken. */
export function waysOfDrawing(): string {
  const hash = createHash('sha256').update(execFileSync(findBrowser(), ['--version']));
  for (const file of [
    'draw-stories.ts',
    'in-page.ts',
    'note-styles.ts',
    'serve-built.ts',
    '../../.storybook/modes.ts',
  ]) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** The window that plays are written for: that of the story tests. */
const playedAt = { width: 1280, height: 900 };

const inPage = buildSync({
  entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles.map(({ text }) => text);

export const pictureFile = (folder: string, hash: string): string => join(folder, `${hash}.png`);

function keep(folder: string, picture: Buffer): string {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  const file = pictureFile(folder, hash);
  if (!existsSync(file)) writeFileSync(file, picture);
  return hash;
}

/** In what a story is looked at: one that asks for a width has only that. */
function modesOf(ownWidth: number | undefined): ReadonlyArray<readonly [string, Mode]> {
  if (ownWidth === undefined) return Object.entries(modes);
  const themes = [...new Set(Object.values(modes).map(({ theme }) => theme))];
  return themes.map((theme) => [`${ownWidth} px ${theme}`, { theme, viewport: ownWidth }] as const);
}

interface Easel {
  page: Page;
  cdp: CDPSession;
  /** In what its page is now. */
  mode: Mode;
}

const setWindow = (cdp: CDPSession, width: number) =>
  cdp.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: playedAt.height,
    deviceScaleFactor: 1,
    mobile: false,
    dontSetVisibleSize: true,
  });

const setTheme = (cdp: CDPSession, theme: Mode['theme']) =>
  cdp.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Changes what is different alone: a page is styled and laid out anew for either. */
async function setMode(easel: Easel, { theme, viewport }: Mode): Promise<void> {
  const { cdp, mode } = easel;
  if (viewport !== mode.viewport) await setWindow(cdp, viewport);
  if (theme !== mode.theme) await setTheme(cdp, theme);
  easel.mode = { theme, viewport };
}

async function openEasel(browser: Browser, url: string, asked: Set<string>): Promise<Easel> {
  const context = await browser.newContext({
    viewport: playedAt,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Storybook's own sign of a test: it does not wait for animations to pass.
    userAgent: `${browser.version()} StorybookTestRunner`,
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) asked.add(request.url());
  });
  const page = await context.newPage();
  for (const content of inPage) await page.addInitScript({ content });
  await page.goto(`${url}iframe.html?viewMode=story`);
  const cdp = await context.newCDPSession(page);
  // What nobody looks at need not be put on a screen: of each picture's frames only the last is drawn.
  await cdp.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  const mode: Mode = { theme: 'light', viewport: playedAt.width };
  await setWindow(cdp, mode.viewport);
  await setTheme(cdp, mode.theme);
  return { page, cdp, mode };
}

async function draw(easel: Easel, story: string, folder: string): Promise<Drawing> {
  const { page, cdp } = easel;
  const wishes = await page.evaluate((id) => window.visual.wishes(id), story);
  const { width: ownWidth, isNotDrawn, isCropped } = wishes;
  if (isNotDrawn) return { pictures: {}, pages: [], styles: [], components: [] };
  await setMode(easel, { theme: 'light', viewport: ownWidth ?? playedAt.width });
  const trouble = await page.evaluate((id) => window.visual.show(id), story);
  if (trouble !== undefined) return { broken: trouble };
  const pictures: Record<string, string> = {};
  let pages: readonly string[] = [];
  let components: readonly string[] = [];
  const styles = new Set<string>();
  for (const [name, mode] of modesOf(ownWidth)) {
    await setMode(easel, mode);
    const rest = await page.evaluate(() => window.visual.settle());
    if ('unrest' in rest) return { broken: `${name}: ${rest.unrest}` };
    const height = isCropped ? Math.min(rest.height, playedAt.height) : rest.height;
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Lays the page out and paints it from scratch: after a play, parts of it have layers of their own, now and then.
      captureBeyondViewport: Object.keys(pictures).length === 0,
      clip: { x: 0, y: 0, width: mode.viewport, height, scale: 1 },
    });
    pictures[name] = keep(folder, Buffer.from(data, 'base64'));
    ({ pages, components } = rest);
    for (const sheet of rest.styles) styles.add(sheet);
  }
  return { pictures, pages, styles: [...styles].sort(), components };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether a request got past the mocked API. The browser has errands of its own, which no page asked for. */
function hasLeft(url: string, elsewhere: ReadonlySet<string>): boolean {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'https:') return elsewhere.has(`${hostname}:${port || '443'}`);
  return elsewhere.has(url) && pathname !== '/favicon.ico';
}

/** A browser, and another one when it has died. */
function keepOpen(proxy: string): { alive(): Promise<Browser>; close(): Promise<void> } {
  const launch = () =>
    chromium.launch({
      executablePath: findBrowser(),
      // Chromium would go to this machine past the proxy.
      proxy: { server: proxy, bypass: '<-loopback>' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-lcd-text',
        '--disable-checker-imaging',
        // An edge comes out one level lighter or darker by how much of a tile was painted anew.
        '--disable-partial-raster',
        '--in-process-gpu',
        // A page is painted to its end, also below the window: `captureBeyondViewport` lays it out twice more for that.
        // Of this switch the last one counts, so Playwright's own settings are repeated.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,mainFrameClipsContent=false',
      ],
    });
  let opened = launch();
  const alive = async (): Promise<Browser> => {
    const last = opened;
    if ((await last).isConnected()) return last;
    if (opened === last) opened = launch();
    return alive();
  };
  return { alive, close: async () => (await opened).close() };
}

/** The stories of one file together, which only one page then has to load; the longest first. */
function inBatches(stories: readonly string[]): string[][] {
  const batches = new Map<string, string[]>();
  for (const story of stories) {
    const [file = ''] = story.split('--');
    const batch = batches.get(file) ?? [];
    batches.set(file, [...batch, story]);
  }
  return [...batches.values()].sort((one, other) => other.length - one.length);
}

/** Takes the pictures of stories in every mode, several stories at a time. */
export async function drawStories({ storybook, stories, pictures, onDrawn }: Order): Promise<Gallery> {
  mkdirSync(pictures, { recursive: true });
  const served = await serveBuilt(storybook);
  const browser = keepOpen(served.proxy);
  const drawings = new Map<string, Drawing>();
  const asked = new Set<string>();
  const queue = inBatches(stories);
  const easels = Math.min(2 * cpus().length, Math.ceil(stories.length / 15));
  /** What was on show when a browser died: whose fault it was is seen at the second try. */
  const suspects = new Set<string>();
  const work = async () => {
    let easel = await openEasel(await browser.alive(), served.url, asked);
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
      for (const story of batch) {
        const drawing = await draw(easel, story, pictures).catch((error: unknown) => ({
          broken: messageOf(error),
        }));
        const { page } = easel;
        if ('broken' in drawing) {
          const hasDied = !(page.context().browser()?.isConnected() ?? false);
          // Whatever of it is left would be in the way of the next one.
          if (!hasDied) await page.context().close();
          easel = await openEasel(await browser.alive(), served.url, asked);
          if (hasDied && !suspects.has(story)) {
            suspects.add(story);
            queue.push([story]);
            continue;
          }
        }
        drawings.set(story, drawing);
        onDrawn?.(story, drawing, drawings.size);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: easels }, work));
  } finally {
    await browser.close();
    served.close();
  }
  return { drawings, outside: [...asked].filter((url) => hasLeft(url, served.elsewhere)) };
}

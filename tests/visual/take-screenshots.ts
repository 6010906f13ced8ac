import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { modes, type Mode } from '#storybook/modes.ts';
import { findBrowser } from '../browser.ts';
import { root, run } from './git.ts';
import { hash, imageFile, screenshots, type ImageStore, type Story } from './result.ts';
import type { Shots } from './screenshot-cache.ts';
import { serveStorybook, url } from './serve-storybook.ts';

/** The screenshots of a story, or why there are none. */
export type Outcome = Shots | { broken: string };

/** How stories are captured. */
export interface Camera {
  /** The modes of a story that has no width of its own. */
  modes: Readonly<Record<string, Mode>>;
  /** The width in px to which the window is reduced. Absent: the whole page in its size. */
  reducedTo?: number;
  /** Whether stories that Chromatic skips are captured as well. */
  isComplete: boolean;
  images: ImageStore;
  /** The number of tabs. A story waits for its mocked API, so more tabs than cores are faster. */
  tabs: number;
}

export const checkCamera: Camera = { modes, isComplete: false, images: screenshots, tabs: 2 * cpus().length };

/** The brand of the stories. */
export const { BRAND: brand = 'norholt' } = process.env;

/** A hash of what screenshots depend on besides the stories: the browser, the brand and the code that takes them. */
export function rendererHash(): string {
  const modules = ['build-storybook', 'page', 'serve-storybook', 'take-screenshots'];
  const files = [...modules.map((name) => `tests/visual/${name}.ts`), '.storybook/modes.ts'];
  const code = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return hash([run(root, findBrowser(), '--version'), brand, ...code].join('\n'));
}

/** The window of the story tests, for which plays are written. */
const playWindow = { width: 1280, height: 900 };

const [script] = buildSync({
  entryPoints: [join(import.meta.dirname, 'page.ts')],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles;

function save(screenshot: Buffer, images: ImageStore): string {
  const name = hash(screenshot);
  const file = imageFile(name, images);
  if (!existsSync(file)) writeFileSync(file, screenshot);
  return name;
}

/** The modes of the camera, or both themes at the story's own width. */
const modesOf = (camera: Camera, ownWidth: number | undefined): ReadonlyArray<readonly [string, Mode]> =>
  ownWidth === undefined
    ? Object.entries(camera.modes)
    : (['dark', 'light'] as const).map((theme) => [`${ownWidth} px ${theme}`, { theme, viewport: ownWidth }]);

/** A tab with its own browser, which may crash. */
type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTab(storybook: string) {
  const { proxy, refused, close } = await serveStorybook(storybook);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Otherwise Chromium bypasses the proxy for this machine.
    proxy: { server: proxy, bypass: '<-loopback>' },
    args: [
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
  const context = await browser.newContext({
    viewport: playWindow,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Storybook recognises a test by this user agent and does not wait for animations.
    userAgent: `${browser.version()} StorybookTestRunner`,
  });
  // The browser makes requests of its own. The proxy sees only the host of an HTTPS request.
  const requests = new Set<string>();
  context.on('request', (request) => {
    const { href, hostname, port } = new URL(request.url());
    requests.add(href).add(`${hostname}:${port || '443'}`);
  });
  const page = await context.newPage();
  await page.addInitScript({ content: script?.text ?? '' });
  await page.goto(`${url}iframe.html?viewMode=story&globals=brand:${brand}`);
  await page
    .evaluate(() => window.visual.prepare())
    .catch((cause: unknown) => {
      throw new Error(
        `The Storybook in ${storybook} does not start. Delete this folder to build it again, or compare with another commit: --base <revision>`,
        { cause },
      );
    });
  const cdp = await context.newCDPSession(page);
  // Paints one pixel until a screenshot is taken.
  await cdp.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  const mode: Mode = { theme: 'light', viewport: playWindow.width };
  return {
    page,
    cdp,
    mode,
    outside: () => [...refused].filter((request) => requests.has(request)),
    close: () => browser.close().finally(close),
  };
}

/** Sets only what differs, because each makes the page compute its styles again. */
async function setMode(tab: Tab, mode: Mode): Promise<void> {
  if (mode.viewport !== tab.mode.viewport) {
    const size = { width: mode.viewport, height: playWindow.height };
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
    await tab.cdp.send('Emulation.setDeviceMetricsOverride', metrics);
  }
  if (mode.theme !== tab.mode.theme) await tab.page.emulateMedia({ colorScheme: mode.theme });
  tab.mode = mode;
}

async function shoot(tab: Tab, { id }: Story, camera: Camera): Promise<Outcome> {
  const { page, cdp } = tab;
  const { reducedTo, images } = camera;
  const { width, isSkipped, isCropped } = await page.evaluate((story) => window.visual.options(story), id);
  if (isSkipped && !camera.isComplete) return { hashes: {}, visited: [] };
  await setMode(tab, { theme: 'light', viewport: width ?? playWindow.width });
  const error = await page.evaluate((story) => window.visual.show(story), id);
  if (error !== undefined) return { broken: error };
  const hashes: Record<string, string> = {};
  let visited: string[] = [];
  for (const [name, mode] of modesOf(camera, width)) {
    await setMode(tab, mode);
    const state = await page.evaluate(() => window.visual.stabilise());
    if ('unstable' in state) return { broken: `${name}: ${state.unstable}` };
    const cropped = isCropped ? Math.min(state.height, playWindow.height) : state.height;
    const height = reducedTo === undefined ? cropped : playWindow.height;
    const scale = reducedTo === undefined ? 1 : reducedTo / mode.viewport;
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: images.type,
      optimizeForSpeed: true,
      // Of WebP.
      quality: 75,
      // The first screenshot has a fresh layout: after a play, some parts have layers of their own.
      captureBeyondViewport: Object.keys(hashes).length === 0,
      clip: { x: 0, y: 0, width: mode.viewport, height, scale },
    });
    hashes[name] = save(Buffer.from(data, 'base64'), images);
    visited = state.visited;
  }
  const outside = tab.outside();
  if (outside.length > 0) return { broken: `It sends requests out of Storybook: ${outside.join(', ')}` };
  return { hashes, visited: visited.sort() };
}

/** Groups the stories of each file, because one tab then loads it. The largest group is first. */
function groupByFile(stories: readonly Story[]): Story[][] {
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const groups = files.map((file) => stories.filter(({ importPath }) => importPath === file));
  return groups.sort((one, other) => other.length - one.length);
}

/** Takes screenshots of stories in every mode of the camera and in several tabs. */
export async function takeScreenshots(
  storybook: string,
  stories: readonly Story[],
  camera: Camera,
  onShot: (story: Story, outcome: Outcome) => void,
): Promise<void> {
  const queue = groupByFile(stories);
  const work = async () => {
    let tab = await openTab(storybook);
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      for (const story of group) {
        const outcome = await shoot(tab, story, camera).catch((error: unknown) => ({
          broken: String(error),
        }));
        onShot(story, outcome);
        if ('broken' in outcome) {
          await tab.close();
          tab = await openTab(storybook);
        }
      }
    }
    await tab.close();
  };
  const tabs = Math.min(camera.tabs, Math.ceil(stories.length / 15));
  await Promise.all(Array.from({ length: tabs }, work));
}

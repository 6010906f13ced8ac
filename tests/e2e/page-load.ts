import type { Page } from '@playwright/test';
import type { Page as PageEntry } from '#contract/pages.ts';
import { storeSessionWithUser } from './accounts.ts';
import type { Budget } from './budgets.ts';
import { stack } from './stack.ts';
import { visit } from './visit.ts';

/** Each response takes at least this long, so that requests which do not depend on each other overlap. */
const latencyMs = 150;

export interface PageRequest {
  url: string;
  /** As the DevTools name it: Document, Script, Stylesheet, Image, Font, Fetch, XHR … */
  type: string;
  startedAt: number;
  /** Infinity while it is open. */
  finishedAt: number;
  /** Of the body as sent, compressed. */
  bytes: number;
  /** What must have arrived before it could be sent. */
  after: PageRequest | undefined;
}

export interface PageLoad {
  /** Without those for data URLs and for files that only a local run has. */
  requests: readonly PageRequest[];
  /** Those that arrived, or could have, before every visible control responded. */
  scripts: readonly PageRequest[];
  styleSheets: readonly PageRequest[];
  /** The longest chain of requests that each need the one before, until the content is visible. */
  chain: readonly PageRequest[];
}

/** Scripts of the mock servers. In production those of Stripe and Google replace them. */
const isLocalOnly = ({ pathname }: URL) => /^\/(stripe|gapi)\.js/.test(pathname);

/** Requests that run code, or carry what code asked for. Pictures and fonts cause no further requests. */
const causes = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Records the requests of a page from now on. */
async function watchRequests(page: Page): Promise<readonly PageRequest[]> {
  const requests: PageRequest[] = [];
  const open = new Map<string, { request: PageRequest; clock: number; headerBytes: number }>();
  const session = await page.context().newCDPSession(page);

  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator, ...sent }) => {
    if (url.startsWith('data:') || isLocalOnly(new URL(url))) return;
    const startedAt = sent.wallTime * 1000;
    const parent = requests.findLast((request) => request.url === initiator.url);
    const request = {
      url,
      type: type ?? 'Other',
      startedAt,
      finishedAt: Infinity,
      bytes: 0,
      // The parser names the file with the link. A script does not name the response that made it send a request.
      after: initiator.type === 'parser' && parent ? parent : lastCauseBefore(requests, startedAt),
    };
    requests.push(request);
    open.set(requestId, { request, clock: startedAt - sent.timestamp * 1000, headerBytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = open.get(requestId);
    if (entry) entry.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = open.get(requestId);
    if (!entry) return;
    entry.request.finishedAt = timestamp * 1000 + entry.clock;
    entry.request.bytes = encodedDataLength - entry.headerBytes;
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return requests;
}

function lastCauseBefore(requests: readonly PageRequest[], time: number): PageRequest | undefined {
  const causesBefore = requests.filter(({ type, finishedAt }) => causes.has(type) && finishedAt <= time);
  return longest(causesBefore).at(-1);
}

/** The request and those before it, in sequence. */
const chainTo = (request: PageRequest | undefined): PageRequest[] =>
  request ? [...chainTo(request.after), request] : [];

const longest = (requests: readonly PageRequest[]): PageRequest[] =>
  requests.map(chainTo).reduce((best, chain) => (chain.length > best.length ? chain : best), []);

interface Times {
  contentAt: number;
  /** React controls every visible control. Links need no code. */
  readyAt: number;
  largestPicture: string;
}

declare global {
  interface Window {
    pageTimes?: Partial<Times>;
    /** Whether the page has its heading, and nothing on it is loading. */
    hasContent?: () => boolean;
  }
}

/** Adds `hasContent` to each document. */
const watchContent = (page: Page) =>
  page.addInitScript(() => {
    window.hasContent = () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      ![...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        /^Loading/.test(textContent),
      );
  });

/** Notes the times of each document, as ms since 1970. */
const watchTimes = (page: Page) =>
  page.addInitScript(() => {
    const times: Partial<Times> = (window.pageTimes = {});
    const now = () => performance.timeOrigin + performance.now();
    const isVisible = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight && element.checkVisibility();
    };
    const responds = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const look = () => {
      if (window.hasContent?.()) times.contentAt ??= now();
      const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(isVisible);
      if (controls.length > 0 && controls.every(responds)) times.readyAt ??= now();
      if (times.contentAt === undefined || times.readyAt === undefined) setTimeout(look, 4);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.largestPicture = 'url' in entry ? String(entry.url) : '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/**
 * Opens `url` and returns what the browser requested until the network was idle. `until` is when the controls of the
 * page respond: those of the login pages need Firebase, which loads last.
 */
async function loadPage(page: Page, url: string, until: 'responsive' | 'idle'): Promise<PageLoad> {
  await watchContent(page);
  await watchTimes(page);
  const requests = await watchRequests(page);
  await page.goto(url);
  await page.waitForFunction(() => window.pageTimes?.readyAt && window.pageTimes.contentAt);
  await page.waitForLoadState('networkidle');
  const { contentAt = 0, readyAt = 0, largestPicture } = await page.evaluate(() => window.pageTimes ?? {});
  const untilContent = requests.filter(
    ({ type, url: source, finishedAt }) =>
      (causes.has(type) && finishedAt <= contentAt) || source === largestPicture,
  );
  // The controls cannot have waited for a later request, which has no response yet.
  const neededUntil = until === 'idle' ? Infinity : readyAt - latencyMs;
  const needed = requests.filter(({ startedAt }) => startedAt <= neededUntil);
  return {
    requests,
    scripts: needed.filter(({ type }) => type === 'Script'),
    styleSheets: needed.filter(({ type }) => type === 'Stylesheet'),
    chain: longest(untilContent),
  };
}

/** Opens a page of the shop in a session that may see it. */
export async function loadShopPage(page: Page, entry: PageEntry): Promise<PageLoad> {
  const { url, session } = await visit(entry);
  if (session && entry.audience !== 'everyone') await storeSessionWithUser(page, session);
  return loadPage(page, stack.shopUrl + url, session ? 'responsive' : 'idle');
}

export const figuresOf = ({ requests, scripts, styleSheets, chain }: PageLoad): Budget => ({
  javaScript: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
  scripts: scripts.length,
  styleSheets: styleSheets.length,
  requests: requests.length,
  steps: chain.length,
});

import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '#server/core/root.ts';
import { serveStorybook, url } from '#tests/visual/serve-storybook.ts';
import { interactionLimits } from './figures.ts';
import { temporaryFolder } from './processes.ts';
import { atMost, type Row } from './table.ts';

const rounds = 5;

declare global {
  interface Window {
    /** The times from an event to the next paint after it, in ms. */
    durations?: number[];
  }
}

const actions: Record<string, (page: Page) => Promise<void>> = {
  sort: (page) => page.getByRole('columnheader', { name: 'Total Price' }).getByRole('button').click(),
  filter: (page) => page.getByRole('searchbox').press('9'),
  'clear the filter': (page) => page.getByRole('searchbox').press('Backspace'),
  select: (page) => page.getByRole('cell').getByRole('checkbox').first().click({ force: true }),
  'select all': (page) => page.getByRole('columnheader').getByRole('checkbox').first().click({ force: true }),
};

/** Performs `act` and returns the longest of its events. */
async function time(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.durations = []));
  await act(page);
  // Event timings are reported after the paint.
  await page.waitForFunction(() => window.durations?.length);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() => Math.max(...(window.durations ?? [])));
}

const rowOf = (action: string, durations: readonly number[]): Row => {
  const sorted = durations.toSorted((one, other) => one - other);
  return {
    action,
    'p75 ms': atMost(sorted[Math.floor(sorted.length * 0.75)] ?? Number.NaN, 0, interactionLimits.p75),
    'worst ms': atMost(sorted.at(-1) ?? Number.NaN, 0, interactionLimits.worst),
  };
};

/** Measures a table of 10,000 rows in Storybook, with the CPU 4 times slower. */
export async function measureTable(browser: Browser): Promise<Row[]> {
  const folder = temporaryFolder();
  const build = ['storybook', 'build', '--test', '--loglevel', 'error', '--output-dir', folder];
  execFileSync('npx', build, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] });
  const { proxy, close } = await serveStorybook(folder);
  const page = await browser.newPage({ proxy: { server: proxy }, viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}iframe.html?id=components-table--virtual-rows&viewMode=story`);
  // The story scrolls by itself first.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  await page.evaluate(() => {
    window.durations = [];
    new PerformanceObserver((list) => {
      window.durations?.push(...list.getEntries().map(({ duration }) => duration));
      // TypeScript does not know the threshold, in ms.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const all: number[] = [];
  const rows: Row[] = [];
  for (const [name, act] of Object.entries(actions)) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) durations.push(await time(page, act));
    rows.push(rowOf(name, durations));
    all.push(...durations);
  }
  await page.context().close();
  close();
  return [...rows, rowOf('all', all)];
}

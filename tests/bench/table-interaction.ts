import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser.ts';

// tsx tests/bench/table-interaction.ts [URL of Storybook]: a table of 10,000 rows with the CPU 4 times slower.

const storybook = process.argv[2] ?? 'http://localhost:6006';
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

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${storybook}/iframe.html?id=components-table--virtual-rows&viewMode=story`);
  await page.getByRole('cell', { name: 'Wheel bearing 1', exact: true }).waitFor();
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
  for (const [name, act] of Object.entries(actions)) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) durations.push(await time(page, act));
    console.log(`${name.padEnd(16)} ${durations.join(' ')} ms`);
    all.push(...durations);
  }
  all.sort((one, other) => one - other);
  console.log(`p75 ${all[Math.floor(all.length * 0.75)]} ms, worst ${all.at(-1)} ms`);
} finally {
  await browser.close();
}

import type { Page } from '@playwright/test';
import { test } from './roles.ts';
import { expect } from './shop.ts';
import { addressOf, isWhole, visits } from './visits.ts';

const atMost = 0.02;
const slowness = 600;

interface Shift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** Keeps every shift of the pages to come that nobody caused by a key or a press. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName ?? 'gone'}.${element?.className ?? ''} "${node?.textContent?.slice(0, 30) ?? ''}"`;
    };
    const shifts: Shift[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shop answers as it does to somebody far away. */
const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    await route.continue().catch(() => undefined);
  });

/** All shifts until now; a frame later, as the last of them is told after it was drawn. */
const shiftsOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return window.shifts ?? [];
  });

test.use({ expectedErrors: [/status of 404/] });

for (const width of [390, 1440]) {
  for (const visit of visits) {
    test.describe(`${visit.role}, ${width} px`, () => {
      test.use({ role: visit.role, viewport: { width, height: 900 } });

      test(`${visit.pattern} does not move while it loads`, async ({ page, belongings }) => {
        await watchShifts(page);
        await slowDown(page);
        await page.goto(addressOf(visit, belongings));
        await isWhole(page, visit, belongings);
        const shifts = await shiftsOn(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        test.info().annotations.push({ type: 'layout shift', description: String(sum) });
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(atMost);
      });
    });
  }
}

import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** The elements, with their old and new boxes. */
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** Records the layout shifts of the next documents, except those that a key or a click causes. */
export const watchShifts = (page: Page) =>
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

/** The shifts until now. The browser reports one a frame after it paints it. */
export const shiftsOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return window.shifts ?? [];
  });

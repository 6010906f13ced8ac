import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Waits for the short fades of a page without motion: a colour on its way has no contrast of its own. Looks again
 * and again, since what replaces an animation leaves its promise open.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
    undefined,
    { polling: 50 },
  );
}

// One run a frame, which keeps no account of what is well: both take most of the time of a large page.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/** Looks at the page, and at the frames in it, in both themes. */
export async function expectNoViolation(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // The second theme has other colours on the same elements, in the same places.
    const asked = colorScheme === 'light' ? axe(page).withTags(standards) : axe(page).withRules(ofColours);
    const { violations } = await asked.analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(told, `in the ${colorScheme} theme`).toEqual([]);
  }
}

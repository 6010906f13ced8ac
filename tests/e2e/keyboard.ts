import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

interface Stop {
  name: string;
  hasRing: boolean;
  isOnScreen: boolean;
}

/** Where the focus is, and whether somebody who looks for it finds it: ringed, on the screen and uncovered. */
const stopNow = (page: Page) =>
  page.evaluate((): Stop => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'nothing', hasRing: false, isOnScreen: false };
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    // A field that is part of a larger control leaves the ring to its frame.
    let ringed: Element | null = focused;
    for (let levels = 0; ringed && !isRinged(ringed) && levels < 6; levels += 1)
      ringed = ringed.parentElement;
    const bearer = ringed && isRinged(ringed) ? ringed : focused;
    const [box] = bearer.getClientRects();
    const x = box ? (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2 : -1;
    const y = box ? (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2 : -1;
    const top = document.elementFromPoint(x, y);
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40)}`,
      hasRing: ringed === bearer,
      isOnScreen: top !== null && (bearer.contains(top) || top.contains(bearer)),
    };
  });

type Direction = 'Tab' | 'Shift+Tab';

const atMost = 60;

/** Presses Tab until `target` has the focus, which is to be seen at each stop on the way. */
export async function tabTo(page: Page, target: Locator, by: Direction = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const way: string[] = [];
  while (way.length < atMost) {
    await page.keyboard.press(by);
    const stop = await stopNow(page);
    way.push(stop.name);
    expect(stop, `after ${way.join(' > ')}`).toEqual({ ...stop, hasRing: true, isOnScreen: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${by} does not lead there: ${way.join(' > ')}`);
}

/** Goes to a control and presses it. */
export async function pressOn(page: Page, target: Locator, by: Direction = 'Tab'): Promise<void> {
  await tabTo(page, target, by);
  await page.keyboard.press('Enter');
}

/** Goes to a field and writes over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** The page headed so is there, and the focus with it: at its heading, or around it while that was on its way. */
export async function arrivesAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

interface Focus {
  name: string;
  hasRing: boolean;
  isOnScreen: boolean;
}

/** The focused element, and whether it has a focus ring and is on the screen and uncovered. */
const describeFocus = (page: Page) =>
  page.evaluate((): Focus => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'nothing', hasRing: false, isOnScreen: false };
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    // The ring of a field can be around the control that contains it.
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

const maxStops = 60;

/** Presses `key` until `target` has the focus. The focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  while (stops.length < maxStops) {
    await page.keyboard.press(key);
    const focus = await describeFocus(page);
    stops.push(focus.name);
    expect(focus, `after ${stops.join(' > ')}`).toEqual({ ...focus, hasRing: true, isOnScreen: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach the element: ${stops.join(' > ')}`);
}

export async function tabToAndPress(page: Page, target: Locator, key?: string): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

export async function tabToAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects the page with this heading, and the focus on the heading or, if it loaded late, on what contains it. */
export async function expectFocusOnPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
}

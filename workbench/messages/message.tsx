import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { unlessScenario, waitUntilIdle } from '#workbench/harness/app-story.tsx';
import { take } from '#workbench/harness/reach.ts';
import { allEntries, areaOf, type AreaName } from './catalogue.ts';
import { fixtureOf, type Entry, type Place } from './entry.ts';

const patience = { timeout: 8_000 };

const wordsOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

/** A toast is a line of the region that Radix keeps for them. */
const toastsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[role="region"] > ol > li')];

/** The elements of the page that may hold a message which stands in such a place. */
function placesIn(body: HTMLElement, place: Place): HTMLElement[] {
  const page = within(body);
  if (place === 'toast') return toastsIn(body);
  if (place === 'text') return [...body.querySelectorAll<HTMLElement>('p, h1')];
  if (place === 'dialog') return [...page.queryAllByRole('alertdialog'), ...page.queryAllByRole('dialog')];
  if (typeof place === 'string') return page.queryAllByRole(place);
  return page.queryAllByLabelText(place.field).flatMap((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => body.ownerDocument.getElementById(id))
      .filter((element) => element !== null),
  );
}

async function findInPlace({ shows, in: place }: Entry, body: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const there = placesIn(body, place);
    const holder = there.find((element) => wordsOf(element).includes(shows.trim()));
    const where = typeof place === 'string' ? place : `field ${place.field}`;
    if (!holder) {
      throw new Error(`No ${where} says “${shows}”, but: ${there.map(wordsOf).join(' | ') || 'nothing'}`);
    }
    await expect(holder).toBeVisible();
  }, patience);
}

/** What alerts and toasts say that no entry of the catalogue holds. */
function strangersIn(body: HTMLElement): string[] {
  const alerts = within(body).queryAllByRole('alert').map(wordsOf);
  return [...alerts, ...toastsIn(body).map(wordsOf)].filter(
    (words) => words !== '' && !allEntries.some(({ entry }) => words.includes(entry.shows.trim())),
  );
}

/** Of the page that a message is in, the state matrix has pictures. */
function pictureOf(area: AreaName, { in: place }: Entry) {
  if (area === 'labels') return { disableSnapshot: true };
  return place === 'toast' || place === 'dialog' ? { cropToViewport: true } : {};
}

/** The story of one message: the real screen, the real cause, and the message in its place. */
export function message(area: AreaName, key: string): StoryObj {
  const entry = areaOf(area).entries[key];
  if (!entry) throw new Error(`The catalogue has no ${key} in ${area}`);
  return {
    // The pages are looked at in the state matrix, and what a message stands in beside its own section.
    parameters: { fixture: fixtureOf(entry), a11y: { test: 'off' }, chromatic: pictureOf(area, entry) },
    play: unlessScenario(async ({ canvasElement }) => {
      const { body } = canvasElement.ownerDocument;
      // Looked through at each change of a page that arrives, roles and names cost more than the page itself.
      await waitUntilIdle();
      for (const step of entry.steps ?? []) await take(step, body);
      if (entry.steps) await waitUntilIdle();
      await findInPlace(entry, body);
      await waitUntilIdle();
      await expect(strangersIn(body), 'messages that the catalogue does not know').toEqual([]);
    }),
  };
}

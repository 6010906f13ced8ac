import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { unlessChanged, waitUntilIdle } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { take } from '#workbench/harness/reach.ts';
import { pages, type Page, type PageName } from '#workbench/pages/pages.ts';
import type { Action } from './actions.ts';
import type { Cause } from './causes.ts';

/** Where a message is shown. `field` is the label of the control that it describes. */
type Place =
  'toast' | 'alert' | 'status' | 'dialog' | 'heading' | 'link' | 'button' | 'text' | { field: string };

export interface Message {
  page: PageName;
  /** What triggers it. */
  cause: string;
  problem?: Cause['problem'];
  /** The text. */
  shows: string;
  in: Place;
}

const timeout = { timeout: 8_000 };

const textOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

/** Radix renders toasts as items of a region. */
const toastsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[role="region"] > ol > li')];

/** The elements that can contain a message of that place. */
function elementsIn(body: HTMLElement, place: Place): HTMLElement[] {
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

async function expectInPlace({ shows, in: place }: Message, body: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const elements = elementsIn(body, place);
    const found = elements.find((element) => textOf(element).includes(shows.trim()));
    if (!found) {
      const where = typeof place === 'string' ? place : `field ${place.field}`;
      throw new Error(`No ${where} shows “${shows}”, but: ${elements.map(textOf).join(' | ') || 'nothing'}`);
    }
    await expect(found).toBeVisible();
  }, timeout);
}

/** The texts of alerts and toasts that no message story has. */
async function unknownMessagesIn(body: HTMLElement): Promise<string[]> {
  const { messages } = await import('./message-groups.ts');
  const alerts = within(body).queryAllByRole('alert').map(textOf);
  return [...alerts, ...toastsIn(body).map(textOf)].filter(
    (text) => text !== '' && !messages.some(({ shows }) => text.includes(shows.trim())),
  );
}

/** The state matrix has screenshots of the whole pages. */
function chromaticOf({ in: place }: Message) {
  if (place === 'link' || place === 'button') return { disableSnapshot: true };
  return place === 'toast' || place === 'dialog' ? { cropToViewport: true } : {};
}

const messageOfStory = new Map<unknown, Message>();

/** The message of a story that `shownIn` created. */
export const messageOf = (story: unknown) => messageOfStory.get(story);

/** Returns the builder of the stories of messages in one place. */
export const shownIn =
  (place: Place) =>
  /** Opens the page, triggers the cause and finds the message in its place. */
  (
    { page, steps }: Action,
    given: string | Cause,
    shows: string,
    fixture: Partial<Fixture> = {},
  ): StoryObj => {
    const { path, at, as }: Page = pages[page];
    const cause: Cause = typeof given === 'string' ? { text: given, fixture: {} } : given;
    const entry: Message = { page, cause: cause.text, problem: cause.problem, shows, in: place };
    const api = [...(fixture.api ?? []), ...(cause.fixture.api ?? [])];
    const story: StoryObj = {
      parameters: {
        fixture: { path: at ?? path, as, ...cause.fixture, ...fixture, api },
        // The stories of the page and of the section check accessibility.
        a11y: { test: 'off' },
        chromatic: chromaticOf(entry),
      },
      play: unlessChanged(async ({ canvasElement }) => {
        const { body } = canvasElement.ownerDocument;
        // Queries by role are slow on a page that still loads.
        await waitUntilIdle();
        for (const step of steps ?? []) await take(step, body);
        if (steps) await waitUntilIdle();
        await expectInPlace(entry, body);
        await waitUntilIdle();
        await expect(await unknownMessagesIn(body), 'alerts and toasts without a story').toEqual([]);
      }),
    };
    messageOfStory.set(story, entry);
    return story;
  };

export const toast = shownIn('toast');
export const alert = shownIn('alert');
export const dialog = shownIn('dialog');
export const heading = shownIn('heading');
export const status = shownIn('status');
export const text = shownIn('text');
export const atField = (field: string) => shownIn({ field });

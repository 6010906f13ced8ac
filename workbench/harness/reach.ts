import { expect, userEvent, waitFor, within } from 'storybook/test';
import { waitUntilIdle } from './app-story.tsx';
import type { Step } from './steps.ts';

const timeout = { timeout: 8_000 };

/** The input has no label of its own: its button has one. */
function fileInput(body: HTMLElement): HTMLInputElement {
  const input = body.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The page has no file input');
  return input;
}

async function first(found: Promise<HTMLElement[]>): Promise<HTMLElement> {
  const [element] = await found;
  if (!element) throw new Error('Nothing was found');
  return element;
}

export async function take(step: Step, body: HTMLElement): Promise<void> {
  const page = within(body);
  if ('attach' in step) {
    await waitFor(() => fileInput(body), timeout);
    await userEvent.upload(fileInput(body), step.attach);
  } else if ('fill' in step) {
    const field = await page.findByLabelText(step.fill, { selector: 'input, textarea' }, timeout);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(step.with);
  } else if ('keys' in step) {
    await userEvent.keyboard(step.keys);
  } else if ('follow' in step) {
    await userEvent.click(await first(page.findAllByRole('link', { name: step.follow }, timeout)));
  } else if ('choose' in step) {
    await userEvent.click(await page.findByRole('radio', { name: step.choose }, timeout));
  } else if ('check' in step) {
    await userEvent.click(await page.findByRole('checkbox', { name: step.check }, timeout));
  } else if ('pick' in step) {
    await userEvent.click(await page.findByRole('menuitem', { name: step.pick }, timeout));
  } else {
    await userEvent.click(await first(page.findAllByRole('button', { name: step.press }, timeout)));
  }
}

export interface ReachedState {
  steps?: readonly Step[];
  /** Text that the page shows in this state, in any case. */
  shows: string | readonly string[];
}

/** Takes the steps, then waits until the page is idle and shows the text. */
export async function reach({ steps = [], shows }: ReachedState, body: HTMLElement): Promise<void> {
  // Queries by role are slow on a page that still loads, and a click there can miss.
  if (steps.length > 0) await waitUntilIdle();
  for (const step of steps) await take(step, body);
  const texts = typeof shows === 'string' ? [shows] : shows;
  const missing = () => {
    const shown = body.innerText.toLowerCase();
    return texts.filter((text) => !shown.includes(text.trim().toLowerCase()));
  };
  const since = performance.now();
  // Reading the text of an idle page forces one layout. Reading it on each change would force a hundred.
  do await waitUntilIdle();
  while (missing().length > 0 && performance.now() - since < 10_000);
  await expect(missing()).toEqual([]);
}

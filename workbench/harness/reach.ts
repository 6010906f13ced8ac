import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fileInputIn } from '#ui/story/checks.ts';
import { patience } from '#storybook/test-run.ts';
import { waitUntilIdle } from './app-story.tsx';
import type { Step } from './steps.ts';

/** Clicks the element once it can be used: while a page loads, a click on its disabled controls is lost. */
async function click(find: () => HTMLElement | undefined): Promise<void> {
  const element = await waitFor(() => {
    const found = find();
    if (!found || found.matches(':disabled')) throw new Error('The control is missing or disabled');
    return found;
  });
  await userEvent.click(element);
}

export async function take(step: Step, body: HTMLElement): Promise<void> {
  const page = within(body);
  if ('attach' in step) {
    // The input has no label of its own: its button has one.
    await userEvent.upload(await waitFor(() => fileInputIn(body)), step.attach);
  } else if ('fill' in step) {
    const field = await page.findByLabelText(step.fill, { selector: 'input, textarea' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(step.with);
  } else if ('keys' in step) {
    await userEvent.keyboard(step.keys);
  } else if ('follow' in step) {
    await click(() => page.getAllByRole('link', { name: step.follow })[0]);
  } else if ('choose' in step) {
    await click(() => page.getByRole('radio', { name: step.choose }));
  } else if ('check' in step) {
    await click(() => page.getByRole('checkbox', { name: step.check }));
  } else if ('pick' in step) {
    await click(() => page.getByRole('menuitem', { name: step.pick }));
  } else {
    await click(() => page.getAllByRole('button', { name: step.press })[0]);
  }
}

export interface ReachedState {
  steps?: readonly Step[];
  /** Text that the page shows in this state, in any case. */
  shows: string | readonly string[];
}

/** Takes the steps, then waits until the page is idle, shows the text and loads nothing more. */
export async function reach({ steps = [], shows }: ReachedState, body: HTMLElement): Promise<void> {
  // Queries by role are slow on a page that still loads, and a click there can miss.
  if (steps.length > 0) await waitUntilIdle();
  for (const step of steps) await take(step, body);
  const texts = [shows].flat().map((text) => text.trim().toLowerCase());
  const missing = () => {
    const shown = body.innerText.toLowerCase();
    const isLoading = /^loading/m.test(shown) && !texts.some((text) => text.includes('loading'));
    return [...texts.filter((text) => !shown.includes(text)), ...(isLoading ? ['loaded content'] : [])];
  };
  const since = performance.now();
  // Reading the text of an idle page forces one layout. Reading it on each change would force a hundred.
  do await waitUntilIdle();
  while (missing().length > 0 && performance.now() - since < patience);
  await expect(missing()).toEqual([]);
}

import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitUntilIdle, unlessChanged, fixture } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { take } from '#workbench/harness/reach.ts';
import { press, type Step } from '#workbench/harness/steps.ts';

/** Takes steps in the page. An open dialog hides everything else. */
export async function takes(...steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(step, document.body);
}

export const inside = async (role: 'alertdialog' | 'region', name: string) =>
  within(await screen.findByRole(role, { name }));

/** Waits until `text` is visible. */
export const sees = (text: string | RegExp, scope: Pick<ReturnType<typeof within>, 'getByText'> = screen) =>
  waitFor(() => expect(scope.getByText(text)).toBeVisible());

/** Waits until the heading of the page is `title`. */
export const isAt = (title: string) =>
  waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(title));

const rowOf = (text: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent.includes(text));

/** The table row that contains `text`. */
export const row = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = rowOf(text);
    if (!found) throw new Error(`No row contains ${text}`);
    return found;
  });

/** Waits until the row of `text` also contains the other texts. */
export const rowSays = (text: string, ...others: string[]) =>
  waitFor(async () => {
    const content = rowOf(text)?.textContent ?? '';
    await expect(
      others.filter((other) => !content.includes(other)),
      `missing in "${content}"`,
    ).toEqual([]);
  });

/** Follows a link of the navbar, or of its menu on a narrow screen. */
export async function goTo(label: string): Promise<void> {
  const bar = within(await screen.findByRole('banner'));
  if (!bar.queryByRole('link', { name: label })) await takes(press('Menu'));
  await takes({ follow: label });
}

/** Follows a link of the dashboard. On a narrow screen it is in the drawer that the title of the page opens. */
export async function turnTo(label: string): Promise<void> {
  const [title = ''] = document.title.split(' · ');
  if (!screen.queryByRole('complementary', { name: 'Dashboard' })) await takes(press(title));
  await takes({ follow: new RegExp(`^${label}`) });
}

/** Adds the name of the step to an error: outside of Storybook nothing else names it. */
function withStep(step: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${step}: ${error.message}`;
  return error;
}

/** The story of a journey through a shop that keeps changes, as named steps. */
export const flow = (start: Fixture, steps: Readonly<Record<string, () => Promise<unknown>>>): StoryObj => ({
  ...fixture({ ...start, remembers: true }),
  play: unlessChanged(async ({ step }) => {
    for (const [name, act] of Object.entries(steps)) {
      await step(name, async () => {
        try {
          await act();
        } catch (error) {
          throw withStep(name, error);
        }
      });
    }
    await waitUntilIdle();
  }),
});

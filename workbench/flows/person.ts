import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { isTestRun } from '#storybook/test-run.ts';

/**
 * In ms. A page, its code and its answers come well within this, and a test has time left to say which did not.
 * Storybook's dev server compiles a page when somebody first comes to it.
 */
const patience = { timeout: isTestRun() ? 5_000 : 30_000 };

type Name = string | RegExp;
type Place = Pick<ReturnType<typeof within>, 'findByRole' | 'getByText'>;

/**
 * Waits for what is called `name` and can be seen. That it can be seen is asked of what was found alone: to ask it
 * of everything on a page, at each change of the page, takes long.
 */
async function find(
  role: 'alertdialog' | 'banner' | 'button' | 'dialog' | 'link' | 'radio' | 'region',
  name?: Name,
  place: Place = screen,
): Promise<HTMLElement> {
  const found = await place.findByRole(role, { hidden: true, ...(name !== undefined && { name }) }, patience);
  await waitFor(() => expect(found).toBeVisible(), patience);
  return found;
}

export const inside = async (role: 'alertdialog' | 'region', name: Name) => within(await find(role, name));

export const press = async (name: Name, place?: Place) => userEvent.click(await find('button', name, place));

export const follow = async (name: Name, place?: Place) => userEvent.click(await find('link', name, place));

export const choose = async (name: string) => userEvent.click(await find('radio', name));

/** Waits until `text` can be read. */
export const sees = (text: Name, place: Place = screen) =>
  waitFor(() => expect(place.getByText(text)).toBeVisible(), patience);

/** Waits until the page headed `title` is there. */
export const isAt = (title: string) =>
  waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(title), patience);

/** Replaces what stands in the field labelled `label`, at once: a journey is no place to wait for keys. */
export async function fillIn(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, undefined, patience);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

const rowOf = (words: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent.includes(words));

/** The row of a table in which `words` stand. */
export const row = (words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = rowOf(words);
    if (!found) throw new Error(`No row says ${words}`);
    return found;
  }, patience);

/** Waits until the row of `words` says the others as well. */
export const rowSays = (words: string, ...others: string[]) =>
  waitFor(async () => {
    const text = rowOf(words)?.textContent ?? '';
    await expect(
      others.filter((other) => !text.includes(other)),
      `missing in "${text}"`,
    ).toEqual([]);
  }, patience);

/** Follows a link of the navbar, out of its menu where there is no room for it. */
export async function goTo(label: string): Promise<void> {
  const bar = within(await find('banner'));
  const link = bar.queryByRole('link', { name: label });
  if (link) return userEvent.click(link);
  await press('Menu', bar);
  await follow(label, within(await find('dialog', 'Menu')));
}

/** Follows a link of the dashboard, on a narrow screen out of the drawer behind the page's title. */
export async function turnTo(label: string): Promise<void> {
  const link = new RegExp(`^${label}`);
  const side = screen.queryByRole('complementary', { name: 'Dashboard' });
  if (side) return follow(link, within(side));
  const [title = ''] = document.title.split(' · ');
  await press(title);
  await follow(link, within(await find('dialog', 'Dashboard')));
}

/** Chooses a picture of the shop's own to be sent. */
export async function choosePicture(): Promise<void> {
  const picture = await (await fetch('/pictures/gear-cutout-800.webp')).blob();
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is nowhere to choose a picture');
    return found;
  }, patience);
  await userEvent.upload(input, new File([picture], 'gear.webp', { type: 'image/webp' }));
  await sees(/800 × 800$/);
}

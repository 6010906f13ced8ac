import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** In ms. Storybook's dev server compiles a page when it is first opened. */
const timeout = { timeout: 20_000 };

type Name = string | RegExp;
type Scope = Pick<ReturnType<typeof within>, 'findByRole' | 'getByText'>;

/** Waits until an element is visible. Checking visibility in the query itself would be slow: it checks every element. */
async function find(
  role: 'alertdialog' | 'banner' | 'button' | 'dialog' | 'link' | 'radio' | 'region',
  name?: Name,
  scope: Scope = screen,
): Promise<HTMLElement> {
  const found = await scope.findByRole(role, { hidden: true, ...(name !== undefined && { name }) }, timeout);
  await waitFor(() => expect(found).toBeVisible(), timeout);
  return found;
}

export const inside = async (role: 'alertdialog' | 'region', name: Name) => within(await find(role, name));

export const press = async (name: Name, scope?: Scope) => userEvent.click(await find('button', name, scope));

export const follow = async (name: Name, scope?: Scope) => userEvent.click(await find('link', name, scope));

export const choose = async (name: string) => userEvent.click(await find('radio', name));

/** Waits until `text` is visible. */
export const sees = (text: Name, scope: Scope = screen) =>
  waitFor(() => expect(scope.getByText(text)).toBeVisible(), timeout);

/** Waits until the heading of the page is `title`. */
export const isAt = (title: string) =>
  waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(title), timeout);

/** Replaces the value of a field. Pasting is faster than typing. */
export async function fillIn(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, undefined, timeout);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

const rowOf = (text: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent.includes(text));

/** The table row that contains `text`. */
export const row = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = rowOf(text);
    if (!found) throw new Error(`No row contains ${text}`);
    return found;
  }, timeout);

/** Waits until the row of `text` also contains the other texts. */
export const rowSays = (text: string, ...others: string[]) =>
  waitFor(async () => {
    const content = rowOf(text)?.textContent ?? '';
    await expect(
      others.filter((other) => !content.includes(other)),
      `missing in "${content}"`,
    ).toEqual([]);
  }, timeout);

/** Follows a link of the navbar, or of its menu on a narrow screen. */
export async function goTo(label: string): Promise<void> {
  const bar = within(await find('banner'));
  const link = bar.queryByRole('link', { name: label });
  if (link) return userEvent.click(link);
  await press('Menu', bar);
  await follow(label, within(await find('dialog', 'Menu')));
}

/** Follows a link of the dashboard. On a narrow screen it is in the drawer that the title of the page opens. */
export async function turnTo(label: string): Promise<void> {
  const link = new RegExp(`^${label}`);
  const side = screen.queryByRole('complementary', { name: 'Dashboard' });
  if (side) return follow(link, within(side));
  const [title = ''] = document.title.split(' · ');
  await press(title);
  await follow(link, within(await find('dialog', 'Dashboard')));
}

/** Uploads one of the shop's own pictures. */
export async function choosePicture(): Promise<void> {
  const picture = await (await fetch('/pictures/gear-cutout-800.webp')).blob();
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('The page has no file input');
    return found;
  }, timeout);
  await userEvent.upload(input, new File([picture], 'gear.webp', { type: 'image/webp' }));
  await sees(/800 × 800$/);
}

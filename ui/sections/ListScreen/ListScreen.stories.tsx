import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usersHandlers, usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { type Canvas, expectVisible, press } from '#ui/story/checks.ts';
import users, { type UserTableStory } from '../accounts/UserTable/UserTable.stories.tsx';

/** What every list does, with the list of users. The stories of the lists show their states. */
export default {
  parameters: { api: usersHandlers },
  args: { ...users.args, onQueryChange: fn() },
  render: users.render,
} satisfies Meta<UserTableStory>;
type Story = StoryObj<UserTableStory>;

const firstRow = (canvas: Canvas) => canvas.getAllByRole('row')[1];

const startsWithRow = (canvas: Canvas, text: RegExp | string) =>
  waitFor(() => expect(firstRow(canvas)).toHaveTextContent(text));

const hasHeadingFocus = (canvas: Canvas) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'All User' })).toHaveFocus();

/** Comfortable rows are higher. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await startsWithRow(canvas, /^1\D/);
    await expectVisible(canvas, '1–12');
    const compact = firstRow(canvas)?.getBoundingClientRect().height ?? 0;
    await press(canvas, 'Comfortable');
    await expect(firstRow(canvas)?.getBoundingClientRect().height).toBeGreaterThan(compact);
  },
};

export const NoMatch: Story = {
  // Its last state looks like the list of users.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsWith: { search: 'zzz', role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users match', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match');
    await press(canvas, 'Show all users');
    await startsWithRow(canvas, /^1\D/);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await hasHeadingFocus(canvas);
  },
};

export const OutOfRange: Story = {
  // Its last state looks like the list of users.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsWith: { page: 9 } },
  play: async ({ canvas }) => {
    await press(canvas, 'Go to the first page');
    await startsWithRow(canvas, /^1\D/);
    await hasHeadingFocus(canvas);
  },
};

/** The rows of the second page are numbered from 13. Another search, filter or order starts at the first page. */
export const SearchesFiltersAndSorts: Story = {
  tags: ['test-only'],
  args: { startsWith: { sort: undefined } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Page 2');
    await startsWithRow(canvas, /^13/);
    await expectVisible(canvas, '13–14');
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(head).getByRole('button'));
    await startsWithRow(canvas, 'Anders Brandt');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await press(canvas, 'Admins 3');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'joel');
    await startsWithRow(canvas, 'Joel Abara');
    const query = { search: 'joel', role: 'admin', sort: 'name', page: 1 };
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(query);
  },
};

/** The first row stays on the page when its size changes. */
export const PageSizes: Story = {
  parameters: { api: [usersScenarios.manyRows, ...usersHandlers] },
  args: { startsWith: { limit: 50 } },
  play: async ({ canvas }) => {
    await press(canvas, 'Page 2');
    await expectVisible(canvas, '51–100');
    await press(canvas, '25 rows on a page');
    await expectVisible(canvas, '51–75');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26));
    await press(canvas, '100 rows on a page');
    await expectVisible(canvas, '1–100');
  },
};

export const UnreadFilters: Story = {
  args: {
    unread: [
      { name: 'role', text: 'owner', instead: 'nothing' },
      { name: 'sort', text: 'age', instead: 'usualOrder' },
      { name: 'page', text: 'x', instead: 'firstPage' },
      { name: 'limit', text: '30', instead: 'usualSize' },
    ],
  },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByText(/which is not understood/);
    await expect(lines.map((line) => line.closest('p')?.textContent)).toEqual([
      'The address asks for role=owner, which is not understood. The list is shown without it.',
      'The address asks for sort=age, which is not understood. The list has its usual order.',
      'The address asks for page=x, which is not understood. The first page is shown.',
      'The address asks for limit=30, which is not understood. A page has 25 rows.',
    ]);
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  parameters: { ...rightToLeft.parameters, api: [usersScenarios.longContent] },
};

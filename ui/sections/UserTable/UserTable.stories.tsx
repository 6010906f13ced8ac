import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as product from '#messages/product.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import { FromApiList, send } from '#ui/story/from-api.tsx';
import { shows, type Canvas, expectVisible, expectClosed } from '#ui/story/checks.ts';
import { askWith, confirmAndClose, confirmAndFail, confirmAndWait } from '#ui/story/dialogs.ts';
import type { UserQuery, UserView } from './user-view.ts';
import { UserTable } from './UserTable.tsx';

/** The toast that the app shows. */
const onSuccess = fn<(message: string) => void>();
const onQueryChange = fn<(query: UserQuery) => void>();

const undone = { demote: 'admin', 'sign-out': 'sessions', unblock: 'blocked' } as const;

async function change(story: string, method: 'PUT' | 'DELETE', path: `/${string}`, success: string) {
  const failure = await send(story, method, path);
  if (failure === null) onSuccess(success);
  return failure;
}

export default {
  component: UserTable,
  parameters: { api: usersHandlers },
  args: {
    list: { status: 'loading' },
    pageSize: 12,
    counts: { all: 14, admin: 3, customer: 11 },
    query: { search: '', role: 'all', sort: { by: 'name', isDescending: false }, page: 1 },
    onQueryChange,
    density: 'compact',
    onDensityChange: fn(),
    onMakeAdmin: fn(),
    onChange: fn(),
  },
  render: ({ ownEmail, counts, query, onQueryChange, density }, { id }) => (
    <FromApiList<UserView, UserQuery>
      story={id}
      path="/user"
      query={query}
      onQueryChange={onQueryChange}
      density={density}
    >
      {(controls) => (
        <UserTable
          {...controls}
          counts={counts}
          ownEmail={ownEmail}
          onMakeAdmin={({ email }) => change(id, 'PUT', `/admin/${email}`, product.madeAdmin())}
          onChange={({ email }, action) =>
            action === 'block'
              ? change(id, 'PUT', `/blocked/${email}`, action)
              : change(id, 'DELETE', `/${undone[action]}/${email}`, action)
          }
        />
      )}
    </FromApiList>
  ),
} satisfies Meta<typeof UserTable>;
type Story = StoryObj<typeof UserTable>;
const rowOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) }).then((row: HTMLElement) => within(row));

const names = (canvas: Canvas) =>
  canvas.getAllByRole('row').flatMap((row: HTMLElement) => {
    const name = row.querySelector('td:nth-child(2) [dir="auto"]')?.textContent;
    return name === undefined || name === null ? [] : [name];
  });

const makeAdmin = async (canvas: Canvas, name: string) =>
  askWith((await rowOf(canvas, name)).getByRole('button', { name: 'Make Admin' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Anders Brandt');
    await expect(names(canvas)).toHaveLength(12);
    await expect(await canvas.findByRole('button', { name: 'Admins 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Customers 11' })).toBeVisible();
    const admin = await rowOf(canvas, 'Anders Brandt');
    await expect(admin.queryByRole('button', { name: 'Make Admin' })).toBeNull();
    await expect((await rowOf(canvas, 'Hamid Rezaei')).getByText('Not verified')).toBeVisible();
    await expect((await rowOf(canvas, 'Owen Pryce')).getByText('Blocked')).toBeVisible();
  },
};

/** Marks the signed-in admin's own row, which has no actions. */
export const OwnRow: Story = {
  args: { ownEmail: 'admin@norholt.test' },
  play: async ({ canvas }) => {
    const own = await rowOf(canvas, 'Anders Brandt');
    await expect(own.getByText('You')).toBeVisible();
    await expect(canvas.getAllByText('You')).toHaveLength(1);
    await expect(own.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { counts: null }, parameters: { api: [usersScenarios.listLoading] } };

export const Empty: Story = {
  args: { counts: { all: 0, admin: 0, customer: 0 } },
  parameters: { api: [usersScenarios.listEmpty] },
};

export const Failed: Story = {
  args: { counts: null },
  parameters: { api: [usersScenarios.listFailed] },
  play: shows('req-019a9c40'),
};

export const OneRow: Story = {
  args: { counts: { all: 1, admin: 1, customer: 0 } },
  parameters: { api: [usersScenarios.oneRow, ...usersHandlers] },
};

export const ManyRows: Story = {
  args: { counts: { all: 112, admin: 4, customer: 108 } },
  parameters: { api: [usersScenarios.manyRows, ...usersHandlers] },
};

const asking = (change: Partial<UserQuery>): Story => ({
  args: { query: { search: '', role: 'all', sort: null, page: 1, ...change } },
});

export const NoMatch: Story = asking({ search: 'zzz' });

export const NoCustomers: Story = {
  ...asking({ role: 'customer' }),
  parameters: { api: [usersScenarios.listEmpty] },
};

export const OutOfRange: Story = asking({ page: 9 });

export const LongContent: Story = {
  parameters: { api: [usersScenarios.longContent, ...usersHandlers] },
  play: shows('<b>Not bold</b>', 'No name given'),
};

export const Asked: Story = {
  play: async ({ canvas }) =>
    expectVisible(await makeAdmin(canvas, 'Greta Nyström'), 'greta.nystrom@fjordfleet.example'),
};

/** The row shows the new role. The button is gone, so the page's heading gets the focus. */
export const MadeAdmin: Story = {
  play: async ({ canvas }) => {
    await confirmAndClose(await makeAdmin(canvas, 'Greta Nyström'));
    await expect(onSuccess).toHaveBeenCalledOnce();
    await expect(onSuccess).toHaveBeenCalledWith(product.madeAdmin());
    const row = await rowOf(canvas, 'Greta Nyström');
    await expect(row.getByText('Admin')).toBeVisible();
    await expect(row.queryByRole('button', { name: 'Make Admin' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All User' })).toHaveFocus());
  },
};

export const LockedWhileBusy: Story = {
  parameters: { api: [usersScenarios.promoting, ...usersHandlers] },
  play: async ({ canvas }) => confirmAndWait(await makeAdmin(canvas, 'Greta Nyström')),
};

export const NotVerified: Story = {
  parameters: { api: [usersScenarios.notVerified, ...usersHandlers] },
  play: async ({ canvas }) => {
    const dialog = await makeAdmin(canvas, 'Greta Nyström');
    await confirmAndFail(dialog, 'This email address is not verified yet.');
    await expect(onSuccess).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectClosed('alertdialog');
    const again = await makeAdmin(canvas, 'Greta Nyström');
    await expect(again.queryByRole('alert')).toBeNull();
  },
};

/** The reason is shown before anything is sent. */
export const Unverified: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Hamid Rezaei');
    await userEvent.click(row.getByRole('button', { name: 'Make Admin' }));
    const dialog = within(await screen.findByRole('dialog', { name: /cannot be made an admin yet/ }));
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
};

async function openMenu(canvas: Canvas, name: string) {
  const row = await rowOf(canvas, name);
  await userEvent.click(row.getByRole('button', { name: `More for ${name}` }));
}

/** Chooses an entry of a row's menu. Resolves to its confirmation dialog. */
async function choose(canvas: Canvas, name: string, label: string) {
  await openMenu(canvas, name);
  return askWith(await screen.findByRole('menuitem', { name: label }));
}

export const MenuOfAnAdmin: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Joel Abara');
    const items = await screen.findAllByRole('menuitem');
    const labels = items.map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Remove admin', 'Sign out everywhere', 'Block']);
  },
};

export const Demoted: Story = {
  play: async ({ canvas }) => {
    await confirmAndClose(await choose(canvas, 'Joel Abara', 'Remove admin'));
    await expect(onSuccess).toHaveBeenCalledWith('demote');
    const row = await rowOf(canvas, 'Joel Abara');
    await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible();
  },
};

export const SignedOutEverywhere: Story = {
  play: async ({ canvas }) => {
    await confirmAndClose(await choose(canvas, 'Greta Nyström', 'Sign out everywhere'));
    await expect(onSuccess).toHaveBeenCalledWith('sign-out');
  },
};

export const BlockedAndUnblocked: Story = {
  play: async ({ canvas }) => {
    await confirmAndClose(await choose(canvas, 'Greta Nyström', 'Block'));
    const row = await rowOf(canvas, 'Greta Nyström');
    await expect(row.getByText('Blocked')).toBeVisible();
    await confirmAndClose(await choose(canvas, 'Greta Nyström', 'Unblock'));
    await expect(row.queryByText('Blocked')).toBeNull();
    await expect(onSuccess.mock.calls).toEqual([['block'], ['unblock']]);
  },
};

export const MenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Owen Pryce');
    for (const button of (await rowOf(canvas, 'Owen Pryce')).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(await screen.findByRole('menuitem', { name: 'Unblock' })).toBeVisible();
  },
};

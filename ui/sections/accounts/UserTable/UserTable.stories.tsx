import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ListFilters } from '#contract/list-filters.ts';
import type { UserFilters } from '#contract/accounts/user-filters.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import * as product from '#messages/product.js';
import { usersHandlers, usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { FromApiList, send } from '#ui/story/from-api.tsx';
import { shows, type Canvas, expectVisible, press } from '#ui/story/checks.ts';
import { askWith, confirmAndClose } from '#ui/story/dialogs.ts';
import { UserTable, type UserTableProps } from './UserTable.tsx';

export interface UserTableStory {
  ownEmail?: string;
  startsWith?: UserFilters & Pick<ListFilters, 'limit'>;
  unread?: UserTableProps['unread'];
  onQueryChange?(query: UserFilters): void;
  /** The toast that the app shows. */
  onSuccess(message: string): void;
}

const undone = { demote: 'admin', 'sign-out': 'sessions', unblock: 'blocked' } as const;

export default {
  id: 'sections-usertable',
  parameters: { api: usersHandlers },
  args: { onSuccess: fn() },
  render: ({ startsWith, unread, ownEmail, onQueryChange, onSuccess }, { id }) => {
    async function change(method: 'PUT' | 'DELETE', path: `/${string}`, success: string) {
      const failure = await send(id, method, path);
      if (failure === null) onSuccess(success);
      return failure;
    }
    return (
      <FromApiList<ListedUser, UserFilters, 'all' | 'admin' | 'customer'>
        story={id}
        path="/user"
        countBy="role"
        query={{ sort: 'name', ...startsWith }}
        onQueryChange={onQueryChange}
        density="compact"
      >
        {(controls) => (
          <UserTable
            {...controls}
            unread={unread}
            ownEmail={ownEmail}
            ordersHref={({ email }) => `/admin-dashboard/manage-order?customer=${email}`}
            onMakeAdmin={({ email }) => change('PUT', `/admin/${email}`, product.madeAdmin())}
            onChange={({ email }, action) =>
              action === 'block'
                ? change('PUT', `/blocked/${email}`, action)
                : change('DELETE', `/${undone[action]}/${email}`, action)
            }
            historyOf={({ name }) => <p>{`History of ${name}`}</p>}
          />
        )}
      </FromApiList>
    );
  },
} satisfies Meta<UserTableStory>;
type Story = StoryObj<UserTableStory>;

const rowOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) }).then((row: HTMLElement) => within(row));

const makeAdmin = async (canvas: Canvas, name = 'Greta Nyström') =>
  askWith(await rowOf(canvas, name), 'Make Admin');

export const Default: Story = {
  play: async ({ canvas }) => {
    const admin = await rowOf(canvas, 'Anders Brandt');
    await expect(admin.queryByRole('button', { name: 'Make Admin' })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('button', { name: 'Customers 11' })).toBeVisible();
    await expectVisible(await rowOf(canvas, 'Hamid Rezaei'), 'Not verified');
    await expectVisible(await rowOf(canvas, 'Owen Pryce'), 'Blocked');
    await expect(canvas.getByRole('link', { name: 'Greta Nyström' })).toHaveAttribute(
      'href',
      '/admin-dashboard/manage-order?customer=greta.nystrom@fjordfleet.example',
    );
  },
};

/** Marks the signed-in admin's own row, which has no actions. */
export const OwnRow: Story = {
  args: { ownEmail: 'admin@norholt.test' },
  play: async ({ canvas }) => {
    const own = await rowOf(canvas, 'Anders Brandt');
    await expectVisible(own, 'You');
    await expect(canvas.getAllByText('You')).toHaveLength(1);
    await expect(own.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { api: [usersScenarios.listLoading] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading users');
    await expect(canvas.getByRole('table', { name: 'All User' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A list without rows needs no search and no filter. */
export const Empty: Story = {
  parameters: { api: [usersScenarios.listEmpty] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'No users yet');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Search and filter stay: another query may succeed. */
export const Failed: Story = {
  parameters: { api: [usersScenarios.listFailed] },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Users could not be loaded');
    await expectVisible(canvas, 'req-019a9c40');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const NoCustomers: Story = {
  args: { startsWith: { role: 'customer' } },
  parameters: { api: [usersScenarios.listEmpty] },
};

export const LongContent: Story = {
  parameters: { api: [usersScenarios.longContent, ...usersHandlers] },
  play: shows('<b>Not bold</b>', 'No name given'),
};

export const Asked: Story = {
  play: async ({ canvas }) => expectVisible(await makeAdmin(canvas), 'greta.nystrom@fjordfleet.example'),
};

/** The row shows the new role. The button is gone, so the page's heading gets the focus. */
export const MadeAdmin: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await confirmAndClose(await makeAdmin(canvas));
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    const row = await rowOf(canvas, 'Greta Nyström');
    await expectVisible(row, 'Admin');
    await expect(row.queryByRole('button', { name: 'Make Admin' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All User' })).toHaveFocus());
  },
};

/** The reason is shown before anything is sent. */
export const Unverified: Story = {
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Hamid Rezaei'), 'Make Admin');
    const dialog = within(await screen.findByRole('dialog', { name: /cannot be made an admin yet/ }));
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
};

const openMenu = async (canvas: Canvas, name: string) => press(await rowOf(canvas, name), `More for ${name}`);

export const MenuOfAnAdmin: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Joel Abara');
    const items = await screen.findAllByRole('menuitem');
    const labels = items.map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Remove admin', 'Sign out everywhere', 'Block']);
  },
};

/** Only users whose address the old shop knew have it. */
export const FromOldShop: Story = {
  parameters: { api: [usersScenarios.fromOldShop, ...usersHandlers] },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Mara Lindqvist');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'From the old shop' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'From the old shop: Mara Lindqvist' }));
    await expectVisible(drawer, 'History of Mara Lindqvist');
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

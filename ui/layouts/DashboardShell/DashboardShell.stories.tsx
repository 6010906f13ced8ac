import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { DashboardShell } from './DashboardShell.tsx';

export default {
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { name: 'Mara Lindqvist', role: 'customer' },
    title: 'My Orders',
    currentPath: '#my-orders',
    entries: [
      { href: '#my-orders', label: 'My Orders', icon: 'package', count: 6 },
      { href: '#add-review', label: 'Add A Review', icon: 'star' },
    ],
    accountEntries: [{ href: '#my-profile', label: 'My Profile', icon: 'user' }],
    children: (
      <Text as="h1" style="dashboard">
        My Orders
      </Text>
    ),
  },
} satisfies Meta<typeof DashboardShell>;
type Story = StoryObj<typeof DashboardShell>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('My Orders');
  },
};

export const Admin: Story = {
  args: {
    user: { name: 'Anders Brandt', role: 'admin' },
    title: 'Manage All Order',
    currentPath: '#manage-order',
    start: { href: '#overview', label: 'Overview', icon: 'dashboard' },
    entries: [
      { href: '#user', label: 'All User', icon: 'users', count: 112 },
      { href: '#manage-order', label: 'Manage All Order', icon: 'order', count: 1006 },
      { href: '#add-product', label: 'Add a Product', icon: 'package-plus' },
      { href: '#mange-product', label: 'Manage Products', icon: 'boxes' },
    ],
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'My Orders' });
    await userEvent.click(bar);
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
    await expect(drawer.getByRole('link', { name: 'Add A Review' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(bar).toHaveFocus();
  },
};

export const LongName: Story = {
  args: { user: { name: 'Maximilianeschimmelpfennigoberhuber von der Großen Werkstatt', role: 'customer' } },
};

/** Long labels wrap; the counts do not. */
export const LongEntries: Story = {
  args: {
    entries: [
      {
        href: '#long',
        label: 'Bremsscheibenabdeckblechbefestigungsschrauben',
        icon: 'boxes',
        count: 1_000_000,
      },
    ],
    title: 'Bremsscheibenabdeckblechbefestigungsschrauben',
  },
};

export const OnNarrowest: Story = {
  args: { ...LongEntries.args },
  globals: { viewport: { value: 'narrowest' } },
};

/** The counts are loading, and there is no account entry. */
export const Bare: Story = {
  args: { entries: [{ href: '#my-orders', label: 'My Orders', icon: 'package' }], accountEntries: [] },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { ...Admin.args, user: { name: 'محمد عبد الرحمن', role: 'admin' } },
  globals: { ...rightToLeft.globals, viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary', { name: 'Dashboard' }).getBoundingClientRect();
    await expect(side.right).toBe(document.documentElement.clientWidth);
  },
};

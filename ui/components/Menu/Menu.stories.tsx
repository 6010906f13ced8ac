import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { expectClosed } from '#ui/story/checks.ts';
import { Menu } from './Menu.tsx';

const onLogout = fn();
const onDelete = fn();

const meta = {
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    label: 'Account',
    align: 'start',
    children: 'Mara Lindqvist',
    items: [
      { label: 'My Profile', icon: 'user', href: '#my-profile' },
      { label: 'My Orders', icon: 'package', href: '#my-orders' },
      'separator',
      { label: 'Logout', icon: 'logout', onSelect: onLogout },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
}

export const Open: Story = {
  play: async () => {
    const menu = await open('Mara Lindqvist');
    await expect(menu.getByRole('menuitem', { name: 'My Orders' })).toHaveAttribute('href', '#my-orders');
    await expect(menu.getByRole('separator')).toBeInTheDocument();
  },
};

export const Chosen: Story = {
  play: async () => {
    const menu = await open('Mara Lindqvist');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledOnce();
    await expectClosed('menu');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mara Lindqvist' })).toHaveFocus());
  },
};

/** Arrow keys wrap around, End jumps, Enter selects, Escape closes. Focus returns to the button. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Mara Lindqvist' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('My Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Logout')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('My Orders')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Logout')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Without text the button is an icon with a tooltip. */
export const OfARow: Story = {
  args: {
    label: 'More for Ventilated brake disc',
    children: undefined,
    size: 'sm',
    items: [
      { label: 'Details', icon: 'info' },
      { label: 'Delete', icon: 'trash', tone: 'critical', onSelect: onDelete },
    ],
  },
  play: async ({ args }) => {
    const menu = await open(args.label);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { label: 'My Orders', href: '#my-orders', isDisabled: true },
      { label: 'Logout', isDisabled: true, onSelect: onLogout },
    ],
  },
  play: async () => {
    const menu = await open('Mara Lindqvist');
    const logout = menu.getByRole('menuitem', { name: 'Logout' });
    await expect(logout).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(logout, { pointerEventsCheck: 0 });
    await expect(onLogout).not.toHaveBeenCalled();
    await expect(menu.getByRole('menuitem', { name: 'My Orders' })).not.toHaveAttribute('href');
  },
};

export const LongAndStrange: Story = {
  args: {
    items: [
      { label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis' },
      { label: '<b>Not bold</b>' },
      { label: 'تسجيل الخروج', icon: 'logout' },
      { label: '' },
    ],
  },
  play: async () => {
    const menu = await open('Mara Lindqvist');
    // An entry without a label is not shown.
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3);
  },
};

/** Taller than the screen: it scrolls inside. */
export const VeryMany: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => ({ label: `Entry ${index + 1}` })) },
  parameters: {
    // Arrow keys scroll it. axe does not know that, because only one entry is in the tab order.
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
  play: async () => {
    await open('Mara Lindqvist');
    const menu = screen.getByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    await open('Mara Lindqvist');
    await expect(getComputedStyle(screen.getByRole('menu')).direction).toBe('rtl');
  },
};

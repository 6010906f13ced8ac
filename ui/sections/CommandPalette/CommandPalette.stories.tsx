import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

export default {
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    isOpen: true,
    groups: [
      {
        label: 'Pages',
        commands: [
          { id: 'home', label: 'Home', icon: 'home' },
          { id: 'user', label: 'All User', icon: 'users', keywords: 'people accounts' },
          { id: 'orders', label: 'Manage All Order', icon: 'order' },
          { id: 'products', label: 'Manage Products', icon: 'boxes' },
        ],
      },
      {
        label: 'Theme',
        commands: [
          { id: 'light', label: 'Light theme', icon: 'sun' },
          { id: 'dark', label: 'Dark theme', icon: 'moon' },
        ],
      },
      { label: 'Account', commands: [{ id: 'logout', label: 'Logout', icon: 'logout' }] },
    ],
    searches: [
      { id: 'find-orders', label: 'Search orders for', icon: 'search' },
      { id: 'find-parts', label: 'Search parts for', icon: 'search' },
    ],
    onRun: fn<CommandPaletteProps['onRun']>(),
    onClose: fn<CommandPaletteProps['onClose']>(),
  },
} satisfies Meta<typeof CommandPalette>;
type Story = StoryObj<typeof CommandPalette>;

const field = () => screen.findByRole('combobox', { name: 'Type a command' });

const option = (name: string) => screen.getByRole('option', { name });

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await userEvent.click(option('Dark theme'));
    await expect(args.onRun).toHaveBeenCalledWith('dark', '');
  },
};

/** Matches words of the label or the keywords, in any order. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    await userEvent.type(await field(), 'prod man');
    await waitFor(() => expect(option('Manage Products')).toHaveAttribute('data-focused', 'true'));
    await expect(screen.queryByRole('option', { name: 'Home' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith('products', 'prod man');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Searches the lists for the typed text. */
export const Searching: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), ' brake disc');
    await waitFor(async () => {
      await expect(option('Search orders for “brake disc”')).toHaveAttribute('data-focused', 'true');
      // Set a moment after the list has changed.
      await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant');
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(option('Search parts for “brake disc”')).toHaveAttribute('data-focused', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith('find-parts', 'brake disc');
  },
};

export const NothingFound: Story = {
  args: { searches: [] },
  play: async () => userEvent.type(await field(), 'zzz'),
};

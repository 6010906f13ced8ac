import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { expectClosed } from '#ui/story/checks.ts';
import { Menu } from './Menu.tsx';
import docs from './Menu.docs.tsx';

const onDelete = fn();

export default {
  title: 'Buttons, links, dropdowns/Menu',
  id: 'components-menu',
  component: Menu,
  parameters: { documentation: () => docs, docs: { story: { inline: false, height: '18rem' } } },
  args: {
    label: 'More for Ventilated brake disc',
    items: [
      { label: 'Details', icon: 'info' },
      { label: 'Copy', icon: 'copy' },
      { label: 'Delete', icon: 'trash', tone: 'critical', onSelect: onDelete },
    ],
  },
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

const button = () => screen.getByRole('button', { name: /^More for/ });

async function open() {
  await userEvent.click(button());
  return within(await screen.findByRole('menu'));
}

export const Open: Story = {
  play: async () => {
    const menu = await open();
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const Chosen: Story = {
  tags: ['test-only'],
  play: async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await expectClosed('menu');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** Enter opens the menu and focuses its first item. Escape closes it and returns the focus to the button. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async () => {
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu');
    await waitFor(() => expect(button()).toHaveFocus());
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
    const menu = await open();
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
    await open();
    const menu = screen.getByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    await open();
    await expect(getComputedStyle(screen.getByRole('menu')).direction).toBe('rtl');
  },
};

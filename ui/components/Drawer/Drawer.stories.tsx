import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    isOpen: true,
    side: 'left',
    label: 'Dashboard',
    head: (
      <Text as="span" style="title">
        Norholt
      </Text>
    ),
    children: (
      <Stack gap="3">
        <TextLink href="#orders">My Orders</TextLink>
        <TextLink href="#profile">My Profile</TextLink>
      </Stack>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Right: Story = { args: { side: 'right', label: 'Menu' } };

export const GivesFocusBack: Story = {
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

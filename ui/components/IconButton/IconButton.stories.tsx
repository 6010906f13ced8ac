import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Menu', icon: <Icon name="menu" />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { label: 'Copy', size: 'sm', icon: <Icon name="copy" size={16} /> } };

export const Critical: Story = { args: { label: 'Delete', tone: 'critical', icon: <Icon name="trash" /> } };

export const Expanded: Story = { args: { isExpanded: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

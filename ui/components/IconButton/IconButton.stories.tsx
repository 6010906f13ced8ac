import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectVisible } from '#ui/story/checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

/**
 * For a well-known action where there is no space for text. Otherwise use Button with an icon. Its name
 * is shown as a tooltip.
 */
export default {
  component: IconButton,
  args: { label: 'Menu', icon: <Icon name="menu" />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The tooltip shows on hover and on keyboard focus. A press hides it. */
export const NameOnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const expectHidden = () => waitFor(() => expect(canvas.queryByText('Menu')).toBeNull());
    await expectHidden();
    await userEvent.hover(button);
    await expectVisible(canvas, 'Menu');
    await userEvent.unhover(button);
    await expectHidden();

    await userEvent.tab();
    await expectVisible(canvas, 'Menu');
    await userEvent.click(button);
    await expectHidden();
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

export const InARow: Story = {
  render: (args) => (
    <Inline gap="2">
      <IconButton {...args} label="Copy" icon={<Icon name="copy" />} />
      <IconButton {...args} label="Print" icon={<Icon name="print" />} />
      <IconButton {...args} label="Delete" tone="critical" icon={<Icon name="trash" />} />
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectVisible, type Canvas } from '#ui/story/checks.ts';
import { iconControl } from '#ui/story/icon-control.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';
import docs from './IconButton.docs.tsx';

export default {
  title: 'Buttons, links, dropdowns/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Menu', icon: <Icon name="menu" />, onPress: fn() },
  argTypes: { icon: iconControl },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const expectHidden = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.queryByText(name)).toBeNull());

/** The tooltip shows on hover, also of the tooltip itself, and on keyboard focus. A press or Escape hides it. */
export const NameOnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.hover(button);
    await expectVisible(canvas, 'Menu');
    // It can be read under a magnifier.
    await userEvent.hover(canvas.getByText('Menu'));
    await expect(canvas.getByText('Menu')).toBeVisible();
    await userEvent.unhover(canvas.getByText('Menu'));
    await expectHidden(canvas, 'Menu');

    await userEvent.tab();
    await expectVisible(canvas, 'Menu');
    await userEvent.keyboard('{Escape}');
    await expectHidden(canvas, 'Menu');
    await expect(button).toHaveFocus();
    await userEvent.hover(button);
    await expectVisible(canvas, 'Menu');
    await userEvent.click(button);
    await expectHidden(canvas, 'Menu');
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

/** A script that moves the focus shows no tooltip, and neither does a pointer that leaves before the delay is over. */
export const InARow: Story = {
  render: (args) => (
    <Inline gap="2">
      <IconButton {...args} label="Copy" icon={<Icon name="copy" />} />
      <IconButton {...args} label="Print" icon={<Icon name="print" />} />
      <IconButton {...args} label="Delete" tone="critical" icon={<Icon name="trash" />} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    copy.focus();
    await userEvent.hover(copy);
    await userEvent.hover(copy);
    await userEvent.unhover(copy);
    await userEvent.hover(canvas.getByRole('button', { name: 'Print' }));
    await expectVisible(canvas, 'Print');
    await expect(canvas.queryByText('Copy')).toBeNull();
  },
};

/** The tooltip stays inside the window. */
export const LongName: Story = {
  args: { label: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring '.repeat(3) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await waitFor(() => canvasElement.querySelector('[popover]'));
    await waitFor(() => expect(tip).toBeVisible());
    const { left, right } = tip?.getBoundingClientRect() ?? {};
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

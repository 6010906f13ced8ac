import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { iconControl } from '#ui/story/icon-control.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';
import docs from './Button.docs.tsx';

export default {
  title: 'Buttons, links, dropdowns/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Place order', onPress: fn() },
  argTypes: { icon: iconControl },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Solid: Story = { args: { tone: 'solid', children: 'My Orders' } };

export const Line: Story = { args: { tone: 'line', children: 'Buy Now' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Logout' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Confirm' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="4">
      <Button {...args} tone="primary" size="lg">
        Pay $7,680.00
      </Button>
      <Button {...args} tone="primary" />
      <Button {...args} tone="solid" size="sm">
        Pay Now
      </Button>
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon name="refresh" size={16} />, children: 'Try again' } };

export const Block: Story = { args: { tone: 'primary', isBlock: true } };

/** A press does nothing, and focus stays. */
export const Pending: Story = {
  args: { tone: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The reason is shown nearby and announced with the button. */
export const Disabled: Story = {
  args: { tone: 'primary', isDisabled: true, describedBy: 'reason' },
  render: (args) => (
    <Inline gap="4">
      <Button {...args} />
      <Text style="small" tone="muted" id="reason">
        Please order minimum 10
      </Text>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Please order minimum 10');
  },
};

/** In a form, submission is reported as a press. */
const inForm: Story['render'] = ({ onPress, ...args }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onPress?.();
    }}
  >
    <Button {...args} />
  </form>
);

export const DisabledSubmit: Story = {
  tags: ['test-only'],
  args: { type: 'submit', isDisabled: true },
  render: inForm,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DoubleClickedSubmit: Story = {
  tags: ['test-only'],
  args: { type: 'submit' },
  render: inForm,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const LongLabel: Story = { args: { children: 'Bremsscheibenabdeckblech vorne links bestellen' } };

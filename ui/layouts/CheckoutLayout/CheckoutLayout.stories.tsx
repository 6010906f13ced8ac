import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';

export default {
  component: CheckoutLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'order',
    children: (
      <Text as="h1" style="h1">
        Ventilated brake disc
      </Text>
    ),
    aside: (
      <Panel>
        <Text style="body">The panel, which stays in sight</Text>
      </Panel>
    ),
  },
} satisfies Meta<typeof CheckoutLayout>;
type Story = StoryObj<typeof CheckoutLayout>;

export const Default: Story = {};

export const AsideFirst: Story = {
  args: { step: 'pay', isAsideFirst: true },
  play: async ({ canvas }) => {
    const [order, pay, ship] = canvas.getAllByRole('listitem');
    await expect(order).toHaveTextContent('Order (done)');
    await expect(pay).toHaveAttribute('aria-current', 'step');
    await expect(ship).not.toHaveAttribute('aria-current');
  },
};

export const OneColumn: Story = { args: { step: 'ship', aside: undefined } };

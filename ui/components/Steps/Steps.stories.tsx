import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps.tsx';

export default { component: Steps, args: { current: 'order' } } satisfies Meta<typeof Steps>;
type Story = StoryObj<typeof Steps>;

export const Order: Story = {};

export const Pay: Story = {
  args: { current: 'pay' },
  play: async ({ canvas }) => {
    const [order, pay, ship] = canvas.getAllByRole('listitem');
    await expect(order).toHaveTextContent('Order done');
    await expect(pay).toHaveAttribute('aria-current', 'step');
    await expect(ship).not.toHaveAttribute('aria-current');
  },
};

export const Ship: Story = { args: { current: 'ship' } };

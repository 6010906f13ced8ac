import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '#ui/story/checks.ts';
import { Money } from './Money.tsx';

export default {
  title: 'Text and values/Money',
  id: 'components-money',
  component: Money,
  args: { amount: 7680 },
} satisfies Meta<typeof Money>;
type Story = StoryObj<typeof Money>;

export const Default: Story = { play: shows('$7,680.00') };

export const Largest: Story = { args: { amount: 999_999.99 } };

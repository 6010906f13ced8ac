import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderNumber } from './OrderNumber.tsx';

export default {
  title: 'Text and values/OrderNumber',
  id: 'components-ordernumber',
  component: OrderNumber,
  args: { number: 'A8299A' },
} satisfies Meta<typeof OrderNumber>;
type Story = StoryObj<typeof OrderNumber>;

/** A selection contains no space. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe('A8299A');
    selection?.removeAllRanges();
  },
};

export const InTable: Story = { args: { isMarked: true } };

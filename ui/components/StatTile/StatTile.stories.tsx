import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: 'Unpaid', figure: 2, amount: 8020 },
  render: (args) => (
    <dl>
      <StatTile {...args} />
    </dl>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('2$8,020.00');
  },
};

export const CountOnly: Story = { args: { amount: undefined } };

export const Loading: Story = { args: { figure: null, amount: undefined } };

export const Zero: Story = { args: { figure: 0, amount: 0 } };

export const Large: Story = { args: { figure: 1_000_000, amount: 999_999.99 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Numeric } from './Numeric.tsx';

const meta = {
  component: Numeric,
  args: { children: 'Ø 312 ±0.05' },
} satisfies Meta<typeof Numeric>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dimension: Story = {};
export const TransactionId: Story = { args: { children: 'pi_3QK8nT2eZvKYlo2C1rDq7bXh' } };

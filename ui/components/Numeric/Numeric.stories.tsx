import type { Meta, StoryObj } from '@storybook/react-vite';
import { Numeric } from './Numeric.tsx';

export default {
  title: 'Text and values/Numeric',
  id: 'components-numeric',
  component: Numeric,
  args: { children: 'Ø 312 ±0.05' },
} satisfies Meta<typeof Numeric>;
type Story = StoryObj<typeof Numeric>;

export const Dimension: Story = {};
export const TransactionId: Story = { args: { children: 'pi_3QK8nT2eZvKYlo2C1rDq7bXh' } };

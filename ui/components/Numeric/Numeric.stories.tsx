import type { Meta, StoryObj } from '@storybook/react-vite';
import { Numeric } from './Numeric.tsx';
import docs from './Numeric.docs.tsx';

export default {
  component: Numeric,
  args: { children: 'Ø 312 ±0.05' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Numeric>;
type Story = StoryObj<typeof Numeric>;

export const Dimension: Story = {};
export const TransactionId: Story = { args: { children: 'pi_3QK8nT2eZvKYlo2C1rDq7bXh' } };

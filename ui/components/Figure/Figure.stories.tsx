import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: { children: 'Ø 312 ±0.05' },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dimension: Story = {};
export const TransactionId: Story = { args: { children: 'pi_3QK8nT2eZvKYlo2C1rDq7bXh' } };

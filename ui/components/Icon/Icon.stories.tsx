import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { name: 'order' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import docs from './Icon.docs.tsx';

export default {
  component: Icon,
  args: { name: 'order' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

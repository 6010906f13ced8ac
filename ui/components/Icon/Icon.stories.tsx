import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

export default {
  title: 'Images and logos/Icon',
  id: 'components-icon',
  component: Icon,
  args: { name: 'order' },
} satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

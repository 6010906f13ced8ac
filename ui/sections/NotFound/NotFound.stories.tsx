import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

export default {
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { what: 'page', href: '/' },
} satisfies Meta<typeof NotFound>;
type Story = StoryObj<typeof NotFound>;

export const Default: Story = {};

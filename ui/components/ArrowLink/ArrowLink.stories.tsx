import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './ArrowLink.tsx';

const meta = {
  title: 'Components/ArrowLink',
  component: ArrowLink,
  args: { href: '#parts', children: 'All parts' },
} satisfies Meta<typeof ArrowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};

export const Down: Story = { args: { href: '#business', children: 'Learn More', direction: 'down' } };

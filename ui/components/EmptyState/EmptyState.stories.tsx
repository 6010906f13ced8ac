import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders yet',
    text: 'Your orders will be listed here once you place one.',
    action: (
      <LinkButton href="#parts" tone="primary">
        See the parts
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '../Drawing/Drawing.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import docs from './EmptyState.docs.tsx';

export default {
  title: 'Empty, failed, loading/EmptyState',
  id: 'components-emptystate',
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
  parameters: { documentation: () => docs },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const WithDrawing: Story = { args: { drawing: <Drawing name="bearing" variant="missing" /> } };

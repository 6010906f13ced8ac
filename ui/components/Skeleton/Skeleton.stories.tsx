import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import docs from './Skeleton.docs.tsx';

export default {
  title: 'Empty, failed, loading/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  args: { width: 'half' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Shapes: Story = {
  render: () => (
    <Stack gap="4">
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="title" width="third" />
      <Skeleton width="three-quarters" />
      <Skeleton shape="badge" width="word" />
      <Skeleton shape="field" width="full" />
      <Skeleton shape="circle" />
    </Stack>
  ),
};

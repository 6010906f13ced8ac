import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '#ui/story/arrange.tsx';
import { Portrait } from './Portrait.tsx';

export default {
  component: Portrait,
  args: { name: 'glasses' },
  render: (args) => (
    <Columns count={3} gap="4">
      <Portrait {...args} />
    </Columns>
  ),
} satisfies Meta<typeof Portrait>;
type Story = StoryObj<typeof Portrait>;

export const Glasses: Story = {};

export const Bob: Story = { args: { name: 'bob' } };

export const Beard: Story = { args: { name: 'beard' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Portrait } from './Portrait.tsx';

export default {
  title: 'Images and logos/Portrait',
  id: 'components-portrait',
  component: Portrait,
  args: { name: 'glasses' },
  render: (args) => (
    <Grid columns={3} gap="4">
      <Portrait {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Portrait>;
type Story = StoryObj<typeof Portrait>;

export const Glasses: Story = {};

export const Bob: Story = { args: { name: 'bob' } };

export const Beard: Story = { args: { name: 'beard' } };

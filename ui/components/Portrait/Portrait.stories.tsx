import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Portrait } from './Portrait.tsx';

const meta = {
  component: Portrait,
  args: { name: 'glasses' },
  render: (args) => (
    <Grid columns={3} gap="4">
      <Portrait {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glasses: Story = {};

export const Bob: Story = { args: { name: 'bob' } };

export const Beard: Story = { args: { name: 'beard' } };

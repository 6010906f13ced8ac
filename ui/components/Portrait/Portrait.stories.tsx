import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Portrait } from './Portrait.tsx';
import docs from './Portrait.docs.tsx';

export default {
  component: Portrait,
  args: { name: 'glasses' },
  render: (args) => (
    <Grid columns={3} gap="4">
      <Portrait {...args} />
    </Grid>
  ),
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Portrait>;
type Story = StoryObj<typeof Portrait>;

export const Glasses: Story = {};

export const Bob: Story = { args: { name: 'bob' } };

export const Beard: Story = { args: { name: 'beard' } };

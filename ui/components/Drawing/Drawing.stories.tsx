import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Drawing } from './Drawing.tsx';

export default {
  title: 'Images and logos/Drawing',
  id: 'components-drawing',
  component: Drawing,
  args: { name: 'disc' },
  render: (args) => (
    <Grid columns={2} gap="4">
      <Drawing {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Drawing>;
type Story = StoryObj<typeof Drawing>;

/** With dimensions. */
export const Full: Story = {};

/** As a placeholder for an image of a part whose dimensions are not known. */
export const Plain: Story = { args: { variant: 'plain' } };

/** Of no kind of part. */
export const Box: Story = { args: { name: 'box', variant: 'plain' } };

export const Named: Story = {
  args: { name: 'piston', label: 'Forged piston' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Forged piston' })).toBeVisible(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Picture } from './Picture.tsx';
import docs from './Picture.docs.tsx';

export default {
  title: 'Images and logos/Picture',
  id: 'components-picture',
  component: Picture,
  args: {
    src: '/pictures/ball-bearing-cutout-800.webp',
    alt: 'Wheel bearing',
    slot: 'card',
    partName: 'Wheel bearing',
  },
  render: (args) => (
    <Grid columns={2} gap="4">
      <Picture {...args} />
    </Grid>
  ),
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

const isDrawnAs = (element: Element) => element.tagName.toLowerCase() === 'svg';

/** A cut-out on the page background, with a glow in the dark theme. */
export const CutOut: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Wheel bearing' });
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
  },
};

/** Dark parts are the reason for the glow. */
export const BlackPart: Story = {
  args: {
    src: '/pictures/coil-spring-cutout-800.webp',
    partName: 'Front coil spring',
    alt: 'Front coil spring',
  },
};

export const Stage: Story = { args: { slot: 'stage', isPriority: true } };

/** The drawing that matches the part's name. */
export const NoPicture: Story = {
  args: { src: '', partName: 'Forged piston', alt: 'Forged piston' },
  play: ({ canvas }) => expect(isDrawnAs(canvas.getByRole('img', { name: 'Forged piston' }))).toBe(true),
};

/** The drawing also replaces an image that fails to load. */
export const Broken: Story = {
  args: { src: '/pictures/nothing-cutout-800.webp' },
  play: ({ canvas }) =>
    waitFor(() => expect(isDrawnAs(canvas.getByRole('img', { name: 'Wheel bearing' }))).toBe(true)),
};

export const BrokenAtOnce: Story = { ...Broken, args: { ...Broken.args, isPriority: true, slot: 'stage' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { HeroDisc } from './HeroDisc.tsx';

export default {
  title: 'Images and logos/HeroDisc',
  id: 'components-herodisc',
  component: HeroDisc,
  render: () => (
    <Grid columns={2} gap="4">
      <HeroDisc />
    </Grid>
  ),
} satisfies Meta<typeof HeroDisc>;

/** Animates for 1.3 s, once per page load. Reload the frame to see it again. */
export const Default: StoryObj<typeof HeroDisc> = {};

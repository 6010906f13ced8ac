import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { HeroDisc } from './HeroDisc.tsx';
import docs from './HeroDisc.docs.tsx';

export default {
  component: HeroDisc,
  render: () => (
    <Grid columns={2} gap="4">
      <HeroDisc />
    </Grid>
  ),
  parameters: { documentation: () => docs },
} satisfies Meta<typeof HeroDisc>;

/** Animates for 1.3 s, once per page load. Reload the frame to see it again. */
export const Default: StoryObj<typeof HeroDisc> = {};

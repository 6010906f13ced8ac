import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unlessScenario } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { reach, type ReachedState } from '#workbench/harness/reach.ts';

interface PageState extends ReachedState, Partial<Fixture> {
  globals?: StoryObj['globals'];
  /** Runs once the state is reached. */
  play?: StoryObj['play'];
}

/** The story of a page after some steps. The state matrix has the states in which a page loads. */
export const page = (base: Fixture, { steps, shows, play, globals, ...fixture }: PageState): StoryObj => ({
  ...(globals && { globals }),
  parameters: { fixture: { ...base, ...fixture } },
  play: unlessScenario(async (context) => {
    await reach({ steps, shows }, context.canvasElement.ownerDocument.body);
    await play?.(context);
  }),
});

/** The page on the narrowest screen, 320 px wide, on which nothing may overflow. */
export const onNarrow = (base: Fixture, shows: string): StoryObj =>
  page(base, {
    shows,
    globals: { viewport: { value: 'narrowest' } },
    play: async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  });

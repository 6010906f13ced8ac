import type { StoryObj } from '@storybook/react-vite';
import { waitUntilIdle, unlessScenario, fixture } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';

/** Adds the name of the step to an error: outside of Storybook nothing else names it. */
function withStep(step: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${step}: ${error.message}`;
  return error;
}

/** The story of a journey through a shop that keeps changes, as named steps. */
export const flow = (start: Fixture, steps: Readonly<Record<string, () => Promise<unknown>>>): StoryObj => ({
  ...fixture({ ...start, remembers: true }),
  play: unlessScenario(async ({ step }) => {
    for (const [name, act] of Object.entries(steps)) {
      await step(name, async () => {
        try {
          await act();
        } catch (error) {
          throw withStep(name, error);
        }
      });
    }
    await waitUntilIdle();
  }),
});

import type { StoryObj } from '@storybook/react-vite';
import { waitUntilIdle, unlessScenario, fixture } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';

/** Has an error say in which step of a journey it came up: outside of Storybook nothing else tells. */
function at(step: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${step}: ${error.message}`;
  return error;
}

/** The story of a journey through a shop that remembers it: what somebody does, step by step, by name. */
export const flow = (begins: Fixture, steps: Readonly<Record<string, () => Promise<unknown>>>): StoryObj => ({
  ...fixture({ ...begins, remembers: true }),
  play: unlessScenario(async ({ step }) => {
    for (const [name, act] of Object.entries(steps)) {
      await step(name, async () => {
        try {
          await act();
        } catch (error) {
          throw at(name, error);
        }
      });
    }
    await waitUntilIdle();
  }),
});

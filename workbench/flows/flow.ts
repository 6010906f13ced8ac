import type { StoryObj } from '@storybook/react-vite';
import { isAtRest, playedAsItIs, scene } from '#workbench/stage/on-stage.tsx';
import type { Scene } from '#workbench/stage/scene.ts';

/** Has an error say in which step of a journey it came up: outside of Storybook nothing else tells. */
function at(step: string, error: unknown): unknown {
  if (error instanceof Error) error.message = `${step}: ${error.message}`;
  return error;
}

/** The story of a journey through a shop that remembers it: what somebody does, step by step, by name. */
export const flow = (begins: Scene, steps: Readonly<Record<string, () => Promise<unknown>>>): StoryObj => ({
  ...scene({ ...begins, remembers: true }),
  play: playedAsItIs(async ({ step }) => {
    for (const [name, act] of Object.entries(steps)) {
      await step(name, async () => {
        try {
          await act();
        } catch (error) {
          throw at(name, error);
        }
      });
    }
    await isAtRest();
  }),
});

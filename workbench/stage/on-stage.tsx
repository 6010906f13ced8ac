import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockApiOnStage } from '../../.storybook/mocked-api.ts';
import type { Scene } from './scene.ts';
import { apiOf, setStage } from './stage.ts';
import type { App } from '#app/create-app.tsx';
import {
  answersUnder,
  beginAnewAfterLogOut,
  scenarioText,
  StoryScenarioBar,
  type StoryScenarioBarProps,
} from '../scenario/in-story.tsx';
import { readScenario } from '../scenario/scenario.ts';
import { shiftClock } from '../scenario/shift-clock.ts';

let onStage: App | undefined;

function sceneIn(parameters: Record<string, unknown>): Scene {
  const scene: unknown = parameters['scene'];
  return isScene(scene) ? scene : { path: '/' };
}

const isScene = (scene: unknown): scene is Scene =>
  typeof scene === 'object' && scene !== null && 'path' in scene;

/** Storybook prints what a story renders, and the app itself, with its router and cache, is more than it can. */
function Page(bar: StoryScenarioBarProps) {
  return (
    <>
      {onStage?.element}
      <StoryScenarioBar {...bar} />
    </>
  );
}

/**
 * What every story of the app shares: it runs the scene that its `scene` parameter holds, under the scenario of the URL.
 * One app at a time: a page of docs would need several, so each file of such stories says `!autodocs`, in its own
 * words, because Storybook reads tags without running anything.
 */
export const appMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ id, parameters, globals }) {
    const { scenario } = readScenario(scenarioText(globals));
    const scene = { ...sceneIn(parameters), ...(scenario.as && { as: scenario.as }) };
    mockApiOnStage(id, answersUnder(scenario, apiOf(scene)));
    const setClockRight = scenario.clock === undefined ? undefined : shiftClock(scenario.clock);
    const { app, end } = await setStage(scene);
    onStage = app;
    const stopFollowing = beginAnewAfterLogOut(scenario);
    return () => {
      stopFollowing();
      end();
      setClockRight?.();
    };
  },
  render: (_args, { id, globals, storyGlobals }) => (
    <Page story={id} scenario={scenarioText(globals)} isItsOwn={'scenario' in storyGlobals} />
  ),
} satisfies Meta;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Done when nothing moves on the page any more. While the app waits for an answer that takes a while to be sure of:
 * there are scenes in which one never comes.
 */
export async function isAtRest(): Promise<void> {
  const client = onStage?.client;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isBusy = () => client !== undefined && client.isFetching() + client.isMutating() > 0;
  while (performance.now() - changedAt < (isBusy() ? 250 : 50)) await frame();
  observer.disconnect();
}

type Play = NonNullable<StoryObj['play']>;

/**
 * A play that knows how its story looks, in the shop as it is. Under a scenario of the address the story is there to
 * look at and to try out: it stands as it begins, and its one step says why nothing was checked.
 */
export const playedAsItIs =
  (play: Play): Play =>
  async (context) => {
    const text = scenarioText(context.globals);
    if (text === '') await play(context);
    else
      await context.step(`Not played under the scenario ${text}: the play knows the shop as it is`, isAtRest);
  };

export const scene = (parameters: Scene): StoryObj => ({ parameters: { scene: parameters } });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockAppApi } from '#storybook/mocked-api.ts';
import type { Fixture } from './fixture.ts';
import { apiOf, startApp } from './app-harness.ts';
import type { App } from '#app/create-app.tsx';
import { readScenario } from '#workbench/scenario/scenario.ts';
import { shiftClock } from '#workbench/scenario/shift-clock.ts';
import {
  restartAfterLogOut,
  scenarioText,
  StoryScenarioBar,
  withScenario,
  type StoryScenarioBarProps,
} from '#workbench/scenario/StoryScenarioBar.tsx';

let current: App | undefined;

function fixtureIn(parameters: Record<string, unknown>): Fixture {
  const fixture: unknown = parameters['fixture'];
  return isFixture(fixture) ? fixture : { path: '/' };
}

const isFixture = (fixture: unknown): fixture is Fixture =>
  typeof fixture === 'object' && fixture !== null && 'path' in fixture;

/** Keeps the app out of the story's own element: Storybook prints that, and cannot print a router and a cache. */
function Page(bar: StoryScenarioBarProps) {
  return (
    <>
      {current?.element}
      <StoryScenarioBar {...bar} />
    </>
  );
}

/**
 * The meta of stories that render the app. Runs the app with the `fixture` parameter, under the scenario of the URL.
 * Only one app can run at a time, so each such file sets `!autodocs`, unless its docs page renders no story, as that of
 * `pageMeta`. The tag must be a literal in that file: Storybook reads tags without running the file.
 */
export const appMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ id, parameters, globals }) {
    const { scenario } = readScenario(scenarioText(globals));
    const fixture = { ...fixtureIn(parameters), ...(scenario.as && { as: scenario.as }) };
    mockAppApi(id, withScenario(scenario, apiOf(fixture)));
    const restoreClock = scenario.clock === undefined ? undefined : shiftClock(scenario.clock);
    const { app, end } = await startApp(fixture);
    current = app;
    const stopWatching = restartAfterLogOut(scenario);
    return () => {
      stopWatching();
      end();
      restoreClock?.();
    };
  },
  render: (_args, { id, globals, storyGlobals }) => (
    <Page story={id} scenario={scenarioText(globals)} isFixed={'scenario' in storyGlobals} />
  ),
} satisfies Meta;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Resolves when the page no longer changes. While a request is pending it waits longer, but not until the response:
 * in some fixtures the response never arrives.
 */
export async function waitUntilIdle(): Promise<void> {
  const client = current?.client;
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
 * Skips the play under a scenario, because the play asserts what the page shows without one. A single step says so.
 */
export const unlessScenario =
  (play: Play): Play =>
  async (context) => {
    const text = scenarioText(context.globals);
    if (text === '') await play(context);
    else
      await context.step(
        `Skipped under the scenario ${text}: this play expects the page without a scenario`,
        waitUntilIdle,
      );
  };

export const fixture = (parameters: Fixture): StoryObj => ({ parameters: { fixture: parameters } });

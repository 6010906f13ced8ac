import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasConditions, withConditions } from '#storybook/conditions.ts';
import { mockAppApi } from '#storybook/mocked-api.ts';
import type { Fixture } from './fixture.ts';
import { apiOf, startApp } from './app-harness.ts';
import type { App } from '#app/create-app.tsx';
import { restartAfterLogOut } from './restart-after-log-out.ts';

let current: App | undefined;

function fixtureIn(parameters: Record<string, unknown>): Fixture {
  const fixture: unknown = parameters['fixture'];
  return isFixture(fixture) ? fixture : { path: '/' };
}

const isFixture = (fixture: unknown): fixture is Fixture =>
  typeof fixture === 'object' && fixture !== null && 'path' in fixture;

/** Keeps the app out of the story's own element: Storybook prints that, and cannot print a router and a cache. */
const Page = () => current?.element;

const users = ['visitor', 'customer', 'admin'] as const;

/** The fixture of a story with the user and the network of the toolbar. */
function chosenFixture(fixture: Fixture, { user, network }: Readonly<Record<string, unknown>>): Fixture {
  const as = users.find((one) => one === user);
  return { ...fixture, ...(as && { as }), ...(network === 'offline' && { isOffline: true }) };
}

/**
 * The meta of stories that render the app. Runs the app with the `fixture` parameter, and what the toolbar changes of it.
 * Only one app can run at a time, so each such file sets `!autodocs`, unless its docs page renders no story, as that of
 * `pageMeta`. The tag must be a literal in that file: Storybook reads tags without running the file.
 */
export const appMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ id, parameters, globals }) {
    const fixture = chosenFixture(fixtureIn(parameters), globals);
    const { network, stock } = globals;
    mockAppApi(id, withConditions({ stock, ...(network !== 'offline' && { network }) }, apiOf(fixture)));
    const { app, end } = await startApp(fixture);
    current = app;
    const stopWatching = restartAfterLogOut();
    return () => {
      stopWatching();
      end();
    };
  },
  render: () => <Page />,
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

/** Skips the play while the toolbar changes what the page shows, because the play asserts what it shows otherwise. */
export const unlessChanged =
  (play: Play): Play =>
  async (context) => {
    if (hasConditions(context.globals))
      await context.step('Skipped: the toolbar sets a user, a network or a stock', waitUntilIdle);
    else await play(context);
  };

export const fixture = (parameters: Fixture): StoryObj => ({ parameters: { fixture: parameters } });

import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { rejected } from '#mocks/handlers/mock.ts';
import { appMeta, unlessChanged } from '#workbench/harness/app-story.tsx';
import type { Fixture } from '#workbench/harness/fixture.ts';
import { reach, type ReachedState } from '#workbench/harness/reach.ts';
import type { CallName } from '#workbench/harness/calls.ts';
import { pages, type PageName, type StoryPage } from './pages.ts';

interface PageStory extends ReachedState, Partial<Fixture> {
  /** Runs once the page shows the text. */
  play?: StoryObj['play'];
}

type Problem = NonNullable<Parameters<typeof rejected>[2]>;

/** The content of the stories of this run, by page and state. */
const contents = new Map<PageName, Map<string, string>>();

/** Fails if another state of the page has the same content. */
async function expectDistinct(name: PageName, state: string, body: HTMLElement): Promise<void> {
  // React numbers the ids.
  const content = body.innerHTML.replace(/ (id|for|aria-\w+)="[^"]*"/g, '');
  const others = contents.get(name) ?? new Map<string, string>();
  contents.set(name, others.set(state, content));
  for (const [other, otherContent] of others) {
    if (other === state) continue;
    await expect(content === otherContent, `${name}: ${state} looks like ${other}`).toBe(false);
  }
}

const heroText = 'True to the drawing.';

const redirected = {
  visitor: { as: 'customer', shows: heroText },
  customer: { as: 'admin', shows: [heroText, 'That page is for customers.'] },
  admin: { as: 'customer', shows: heroText },
} as const;

/** The meta of the stories of one page. Its `page` parameter is for the docs page, which renders no story. */
export function pageMeta(name: PageName) {
  const { path, audience } = pages[name];
  const page = { path, audience };
  return { ...appMeta, parameters: { ...appMeta.parameters, page } };
}

/** The builders of the stories of one page. */
export function pageStories(name: PageName) {
  const page: StoryPage = pages[name];

  /** A story after some steps. */
  const story = ({ steps, shows, play, ...fixture }: PageStory): StoryObj => ({
    parameters: { fixture: { path: page.at ?? page.path, as: page.as, ...fixture } },
    play: unlessChanged(async (context) => {
      await reach({ steps, shows }, context.canvasElement.ownerDocument.body);
      await play?.(context);
    }),
  });

  /** A story of a call that fails with this code. Without `shows` the page shows the message of the error. */
  const refused = (
    call: CallName,
    code: ProblemCode,
    { problem, ...rest }: Partial<PageStory> & { problem?: Problem } = {},
  ): StoryObj => {
    const shows = problem?.message ?? problemMessage(code);
    return story({ api: [rejected(calls[call], code, problem)], shows, ...rest });
  };

  /** The story of a state. It fails if another state of the page has the same content. */
  const state = (rest: PageStory): StoryObj =>
    story({
      ...rest,
      play: ({ name: title, canvasElement }) => expectDistinct(name, title.replace(' ', ''), canvasElement),
    });

  /** A redirected user sees another page, whose own stories check it. */
  const redirect = (rest: PageStory): StoryObj => {
    const { parameters, ...entry } = state(rest);
    return {
      ...entry,
      parameters: { ...parameters, a11y: { test: 'off' }, chromatic: { cropToViewport: true } },
    };
  };

  return {
    story,
    state,
    refused,
    signedOut: redirect({ as: 'visitor', shows: page.loginText ?? heroText }),
    wrongRole: redirect(redirected[page.as]),
    offline: ({ shows, ...rest }: PageStory) =>
      state({ isOffline: true, ...rest, shows: ['You are offline.', ...[shows].flat()] }),
    slow: ({ shows, ...rest }: PageStory) =>
      state({ isSlow: true, ...rest, shows: ['did not answer within 15 seconds', ...[shows].flat()] }),
  };
}

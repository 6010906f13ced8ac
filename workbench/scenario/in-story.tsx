import { getResponse, http, type RequestHandler } from 'msw';
import { useState } from 'react';
import { FORCE_REMOUNT, GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isTestRun } from '#storybook/test-run.ts';
import { paths } from '#app/paths.ts';
import { answerUnder } from './answer-under.ts';
import { readScenario, writeScenario, type Scenario } from './scenario.ts';
import { ScenarioBar } from './ScenarioBar.tsx';
import { watchLoads } from './watch-loads.ts';

/** The scenario that Storybook's URL holds, which it hands to every story. */
export function scenarioText(globals: Readonly<Record<string, unknown>>): string {
  const text = globals['scenario'];
  return typeof text === 'string' ? text : '';
}

/** What `handlers` answer under a scenario. */
export const answersUnder = (scenario: Scenario, handlers: RequestHandler[]): RequestHandler[] => [
  http.all('*/api/*', ({ request }) =>
    answerUnder(scenario, request, (passed) => getResponse(handlers, passed)),
  ),
  ...handlers,
];

const globalsOf = (scenario: Scenario) => ({ globals: { scenario: writeScenario(scenario) } });

/**
 * After a log-out the shop loads its home page anew, which in the frame of a story would be Storybook once more.
 * Here the story begins anew, with nobody signed in, as Storybook's URL then says. The returned function ends that.
 */
export function beginAnewAfterLogOut(scenario: Scenario): () => void {
  return watchLoads((event, to) => {
    if (to.pathname !== paths.home) return;
    event.preventDefault();
    const channel = addons.getChannel();
    // What is left of the session in this page is of no use to another one.
    channel.once(GLOBALS_UPDATED, () => location.reload());
    channel.emit(UPDATE_GLOBALS, globalsOf({ ...scenario, as: 'visitor' }));
  });
}

/** Beside a story that somebody looks at in Storybook: not in its pictures, and not where nobody looks. */
const isLookedAt = () => !isTestRun() && window.parent !== window && window.parent === window.top;

/** Kept while the story begins anew. */
let wasOpen = false;

export interface StoryScenarioBarProps {
  /** Its id. */
  story: string;
  scenario: string;
  /** The story brings it along: Storybook lets nobody change that. */
  isItsOwn: boolean;
}

export function StoryScenarioBar({ story, scenario: text, isItsOwn }: StoryScenarioBarProps) {
  const [isOpen, setIsOpen] = useState(wasOpen);
  if (isItsOwn || !isLookedAt()) return null;

  function toggle() {
    wasOpen = !isOpen;
    setIsOpen(wasOpen);
  }

  function change(scenario: Scenario) {
    const channel = addons.getChannel();
    channel.emit(UPDATE_GLOBALS, globalsOf(scenario));
    channel.emit(FORCE_REMOUNT, { storyId: story });
  }

  return <ScenarioBar {...readScenario(text)} isOpen={isOpen} onToggle={toggle} onChange={change} />;
}

import { getResponse, http, type RequestHandler } from 'msw';
import { useState } from 'react';
import { FORCE_REMOUNT, GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isTestRun } from '#storybook/test-run.ts';
import { paths } from '#app/paths.ts';
import { applyScenario } from './apply-scenario.ts';
import { readScenario, writeScenario, type Scenario } from './scenario.ts';
import { ScenarioBar } from './ScenarioBar.tsx';
import { watchPageLoads } from './watch-page-loads.ts';

/** The scenario in Storybook's URL. */
export function scenarioText(globals: Readonly<Record<string, unknown>>): string {
  const text = globals['scenario'];
  return typeof text === 'string' ? text : '';
}

/** Applies a scenario to `handlers`. */
export const withScenario = (scenario: Scenario, handlers: RequestHandler[]): RequestHandler[] => [
  http.all('*/api/*', ({ request }) =>
    applyScenario(scenario, request, (passed) => getResponse(handlers, passed)),
  ),
  ...handlers,
];

const globalsOf = (scenario: Scenario) => ({ globals: { scenario: writeScenario(scenario) } });

/**
 * After a log-out the shop reloads its home page, which would load Storybook into the frame of the story. Restarts the
 * story without a user instead, and writes that to Storybook's URL. Returns a function that stops it.
 */
export function restartAfterLogOut(scenario: Scenario): () => void {
  return watchPageLoads((event, to) => {
    if (to.pathname !== paths.home) return;
    event.preventDefault();
    const channel = addons.getChannel();
    // The new user must not get what this page still has of the session.
    channel.once(GLOBALS_UPDATED, () => location.reload());
    channel.emit(UPDATE_GLOBALS, globalsOf({ ...scenario, as: 'visitor' }));
  });
}

/** Whether a person looks at the story in Storybook: not in tests and screenshots. */
const isInStorybook = () => !isTestRun() && window.parent !== window && window.parent === window.top;

/** Kept while the story restarts. */
let wasOpen = false;

export interface StoryScenarioBarProps {
  /** Its id. */
  story: string;
  scenario: string;
  /** Whether the story sets the scenario itself. Storybook does not allow changing that. */
  isFixed: boolean;
}

export function StoryScenarioBar({ story, scenario: text, isFixed }: StoryScenarioBarProps) {
  const [isOpen, setIsOpen] = useState(wasOpen);
  if (isFixed || !isInStorybook()) return null;

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

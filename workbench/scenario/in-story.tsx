import { getResponse, http, type RequestHandler } from 'msw';
import { useState } from 'react';
import { FORCE_REMOUNT, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isTestRun } from '../../.storybook/contrast.ts';
import { answerUnder } from './answer-under.ts';
import { readScenario, writeScenario, type Scenario } from './scenario.ts';
import { ScenarioBar } from './ScenarioBar.tsx';

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

/** Beside a story that somebody looks at in Storybook: not in its pictures, and not where nobody looks. */
const isLookedAt = () => !isTestRun() && window.parent !== window && window.parent === window.top;

/** Kept while the story begins anew. */
let wasOpen = false;

export interface StoryScenarioBarProps {
  /** Its id. */
  story: string;
  scenario: string;
}

export function StoryScenarioBar({ story, scenario: text }: StoryScenarioBarProps) {
  const [isOpen, setIsOpen] = useState(wasOpen);
  if (!isLookedAt()) return null;

  function toggle() {
    wasOpen = !isOpen;
    setIsOpen(wasOpen);
  }

  function change(scenario: Scenario) {
    const channel = addons.getChannel();
    channel.emit(UPDATE_GLOBALS, { globals: { scenario: writeScenario(scenario) } });
    channel.emit(FORCE_REMOUNT, { storyId: story });
  }

  return <ScenarioBar {...readScenario(text)} isOpen={isOpen} onToggle={toggle} onChange={change} />;
}

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { problemCodes } from '#contract/problem.ts';
import { product } from '#messages/en.json' with { type: 'json' };
import { failureWords } from '#app/lib/api-error.ts';
import { sentences } from '#app/lib/auth-message.ts';
import { chargeWords } from '#app/lib/charge-words.ts';
import { unansweredWords } from '#app/lib/http.ts';
import { commonProblems } from '#server/docs/open-api-document.ts';
import { statusesOf } from '#server/problem.ts';
import { storiesIn } from '#tests/unit/sources.ts';
import { messages } from './message-groups.ts';
import { uiStories } from './ui-stories.ts';

/** `POPUP_BLOCKED` and `popup-blocked` as the name of a story. */
const exportOf = (key: string): string =>
  key
    .split(/[_-]/)
    .map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

test.each([
  { source: 'messages/en.json, product', keys: product, files: ['Fields', 'Outcomes', 'Labels'] },
  {
    source: 'contract/problem.ts',
    keys: Object.fromEntries(problemCodes.map((code) => [code, ''])),
    files: ['Refusals'],
  },
  {
    source: 'app/lib/http.ts and api-error.ts',
    keys: { ...unansweredWords, ...failureWords },
    files: ['Failures'],
  },
  {
    source: 'app/lib/auth-message.ts',
    keys: { ...sentences, unknownCode: '', noWords: '' },
    files: ['SignIn'],
  },
  { source: 'app/lib/charge-words.ts', keys: chargeWords, files: ['Card'] },
])('$files has one story for each message of $source', ({ keys, files }) => {
  const stories = files.flatMap((file) => storiesIn(`workbench/messages/${file}.stories.tsx`));
  expect(stories.toSorted()).toEqual(Object.keys(keys).map(exportOf).toSorted());
});

const problems = messages.flatMap(({ name, cause }) =>
  typeof cause === 'object' && cause.problem ? [{ name, ...cause.problem }] : [],
);

test('every error code is the cause of a message', () => {
  expect(new Set(problems.map(({ code }) => code)).size).toBe(problemCodes.length);
});

test.each(problems)('$name: the server can return $status $code to $call', ({ call, code, status }) => {
  const contract: Call = calls[call];
  expect([...commonProblems(contract), ...contract.problems]).toContain(code);
  expect(statusesOf(code)).toContain(status);
});

// `.storybook/watch-messages.ts` checks that the story shows the messages.
test.each(Object.keys(uiStories))('the story %s exists', (story) => {
  const [level = '', component = '', name] = story.split('/');
  expect(storiesIn(`ui/${level.toLowerCase()}/${component}/${component}.stories.tsx`)).toContain(name);
});

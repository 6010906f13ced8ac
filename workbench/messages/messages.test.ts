// @vitest-environment jsdom
import { expect, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { problemCodes, problemStatuses } from '#contract/problem.ts';
import { product } from '#messages/en.json' with { type: 'json' };
import { sentences } from '#app/lib/auth/auth-message.ts';
import { failureWords } from '#app/lib/http/api-error.ts';
import { unansweredWords } from '#app/lib/http/client.ts';
import { chargeWords } from '#app/lib/payments/charge-words.ts';
import { commonProblems } from '#server/docs/open-api-document.ts';
import { messageGroups, messages } from './message-groups.ts';

/** `POPUP_BLOCKED` and `popup-blocked` as the name of a story. */
const exportOf = (key: string): string =>
  key
    .split(/[_-]/)
    .map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

test.each([
  {
    source: 'messages/en.json, product',
    keys: Object.keys(product),
    groups: ['Fields', 'Outcomes', 'Labels'],
  },
  { source: 'contract/problem.ts', keys: problemCodes, groups: ['Refusals'] },
  {
    source: 'app/lib/http',
    keys: Object.keys({ ...unansweredWords, ...failureWords }),
    groups: ['No answer'],
  },
  {
    source: 'app/lib/auth/auth-message.ts',
    keys: [...Object.keys(sentences), 'unknownCode', 'noWords'],
    groups: ['Sign-in'],
  },
  { source: 'app/lib/payments/charge-words.ts', keys: Object.keys(chargeWords), groups: ['Card'] },
])('$groups have one story for each message of $source', ({ keys, groups }) => {
  const stories = messageGroups
    .filter(({ title }) => groups.includes(title))
    .flatMap((group) => group.messages);
  expect(stories.map(({ name }) => name).toSorted()).toEqual(keys.map(exportOf).toSorted());
});

const problems = messages.flatMap(({ name, problem }) => (problem ? [{ name, ...problem }] : []));

test('every error code is the cause of a message', () => {
  expect(new Set(problems.map(({ code }) => code)).size).toBe(problemCodes.length);
});

test.each(problems)('$name: the server can return $status $code to $call', ({ call, code, status }) => {
  const contract: Call = calls[call];
  expect([...commonProblems(contract), ...(contract.problems ?? [])]).toContain(code);
  expect(problemStatuses[code]).toContain(status);
});

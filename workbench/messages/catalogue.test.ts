import { describe, expect, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { problemCodes, problemStatuses } from '#contract/problem.ts';
import { product } from '#messages/en.json' with { type: 'json' };
import { failureWords } from '#app/lib/http/api-error.ts';
import { authMessage, sentences } from '#app/lib/auth/auth-message.ts';
import { chargeWords } from '#app/lib/payments/charge-words.ts';
import { unansweredWords } from '#app/lib/http/client.ts';
import { commonProblems } from '#server/docs/open-api-document.ts';
import { Problem } from '#server/core/problem.ts';
import { filesIn, readSource, storiesIn } from '#tests/unit/sources.ts';
import { AuthError } from '#workbench/harness/auth-mock.ts';
import { allEntries, areaNames, areaOf, type AreaName } from './catalogue.ts';
import { causeOf, fixtureOf, type Cause } from './entry.ts';
import { exportOf, storyFiles } from './story-files.ts';

type Words = string | ((value: number) => string) | { readonly [name: string]: Words };

interface Said {
  key: string;
  says: string;
}

const saidBy = (words: Words, path: readonly string[] = []): Said[] => {
  if (typeof words === 'object') {
    return Object.entries(words).flatMap(([name, inner]) => saidBy(inner, [...path, name]));
  }
  return [{ key: path.join('.'), says: typeof words === 'string' ? words : words(7) }];
};

/** What a table of the product holds, and the areas that it stands in. */
const sources: readonly { name: string; said: readonly Said[]; areas: readonly AreaName[] }[] = [
  { name: 'messages/en.json, product', said: saidBy(product), areas: ['fields', 'outcomes', 'labels'] },
  {
    name: 'contract/problem.ts',
    said: problemCodes.map((key) => ({ key, says: new Problem(key).message })),
    areas: ['refusals'],
  },
  {
    name: 'app/lib/http/client.ts and api-error.ts',
    said: [...saidBy(unansweredWords), ...saidBy(failureWords)],
    areas: ['failures'],
  },
  {
    name: 'app/lib/auth/auth-message.ts',
    said: [
      ...saidBy(sentences),
      { key: 'unknownCode', says: authMessage(new AuthError('auth/of-tomorrow')) },
      { key: 'noWords', says: authMessage(new Error('')) },
    ],
    areas: ['signIn'],
  },
  { name: 'app/lib/payments/charge-words.ts', said: saidBy(chargeWords), areas: ['card'] },
];

const held = (areas: readonly AreaName[]) => areas.flatMap((area) => Object.keys(areaOf(area).entries));

test('the tables of the product are found', () => {
  for (const { said } of sources) expect(said.length).toBeGreaterThan(2);
  expect(saidBy(product).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['requiredName', 'belowMinimum']),
  );
});

const wanted = sources.flatMap(({ name, said, areas }) => said.map((one) => ({ name, ...one, areas })));

test.each(wanted)('the catalogue has an entry for $key of $name', ({ key, says, areas }) => {
  expect(held(areas), `“${says}” is in the catalogue`).toContain(key);
});

test.each(sources)('the catalogue has no entry that is not in $name', ({ said, areas }) => {
  const keys = said.map(({ key }) => key);
  expect(held(areas).filter((key) => !keys.includes(key))).toEqual([]);
});

const shown = allEntries.map(({ area, key, entry }) => ({ name: `${area} ${key}`, area, key, entry }));

describe('an entry', () => {
  test.each(shown)('$name says something by a cause that is named', ({ entry }) => {
    expect(entry.shows.trim()).not.toBe('');
    expect(causeOf(entry)).toMatch(/\w{3}/);
    expect(fixtureOf(entry).path).toMatch(/^\//);
  });

  test.each(shown)('$name has its story', ({ area, key }) => {
    const file = `${area.charAt(0).toUpperCase()}${area.slice(1)}.stories.tsx`;
    expect(storiesIn(`workbench/messages/stories/${file}`)).toContain(exportOf(key));
  });

  // What an entry lacks is undefined here, whatever its type says.
  const causes = shown.map(({ name, entry }): { name: string; cause?: Cause } => ({ name, ...entry }));

  test.each(causes)('$name has a cause', ({ cause }) => {
    expect(cause).toBeDefined();
  });

  const refused = causes.flatMap(({ name, cause }) =>
    cause && 'call' in cause && 'refusedBy' in cause ? [{ name, ...cause }] : [],
  );

  test.each(refused)('$name: the server can refuse $call by $refusedBy', ({ call, refusedBy, options }) => {
    const one: Call = calls[call];
    expect([...commonProblems(one), ...one.problems]).toContain(refusedBy);
    expect(problemStatuses[refusedBy]).toContain(options?.status ?? problemStatuses[refusedBy][0]);
  });

  test('stands once in its area by the name of its story', () => {
    for (const area of areaNames) {
      const names = Object.keys(areaOf(area).entries).map(exportOf);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

const stories = 'workbench/messages/stories';

test.each(storyFiles())('$name holds the stories that `npm run stories` writes', ({ name, text }) => {
  expect(readSource(`${stories}/${name}`)).toBe(text);
});

test('no other stories stand beside them', () => {
  const names = storyFiles().map(({ name }) => `${stories}/${name}`);
  expect(filesIn(stories)).toEqual(names.toSorted());
});

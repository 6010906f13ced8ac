import { expect, test } from 'vitest';
import { filesIn, readSource } from '#tests/unit/sources.ts';
import { refusedIn } from './said-in.ts';
import { serverWords } from './server-words.ts';

const refused = filesIn('server')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => refusedIn(readSource(file)).map((one) => ({ file, ...one })));

test('the server’s own words are found', () => {
  expect(refused.length).toBeGreaterThan(20);
  expect(refusedIn("throw new Problem('INVALID', { message: `${name} is odd`, cause })")).toEqual([
    { code: 'INVALID', words: '* is odd' },
  ]);
  expect(refusedIn("new Problem('NOT_FOUND', { message: messages.gone })")).toEqual([]);
});

test.each(refused)('"$words" of $file is in the catalogue by its code', ({ code, words }) => {
  expect(serverWords[words]?.code, `the code of "${words}"`).toBe(code);
});

test.each(Object.keys(serverWords))('"%s" is still said by the server', (words) => {
  expect(refused.map((one) => one.words)).toContain(words);
});

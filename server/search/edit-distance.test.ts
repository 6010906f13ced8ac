import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneEdit } from './correct-words.ts';
import { editDistance } from './edit-distance.ts';

test.each([
  ['disc', 'disc', 0],
  ['brkae', 'brake', 1],
  ['dsc', 'disc', 1],
  ['camsahtf', 'camshaft', 2],
  ['тормоз', 'тормз', 1],
  ['', 'disc', 4],
])('%s is far from %s by %i', (one, other, distance) => expect(editDistance(one, other)).toBe(distance));

test('all texts of one edit are one edit away', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,5}$/), (word) => {
      for (const edited of oneEdit(word)) expect(editDistance(word, edited)).toBe(edited === word ? 0 : 1);
    }),
    { numRuns: 20 },
  );
});

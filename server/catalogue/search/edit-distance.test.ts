import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['disc', 'disc', 0],
  ['brkae', 'brake', 1],
  ['dsc', 'disc', 1],
  ['camsahtf', 'camshaft', 2],
  ['тормоз', 'тормз', 1],
  ['', 'disc', 4],
])('%s is far from %s by %i', (one, other, distance) => expect(editDistance(one, other)).toBe(distance));

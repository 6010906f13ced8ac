import { expect, test } from 'vitest';
import { missingPieces } from '../missing-pieces.ts';

// `npm run check -- --new` prints the same list.
test('every call, problem code, page, section and component has all its pieces', () => {
  expect(missingPieces()).toEqual([]);
});

import { expect, test } from 'vitest';
import { piecesPerVehicle } from './pieces-per-vehicle.ts';
import type { FitKind } from './fitment.ts';

const verdict = (kind: FitKind, ...quantities: Array<number | null>) => ({
  kind,
  statements: quantities.map((quantity) => ({ quantity })),
});

test.each([
  [verdict('fits', 2), 2],
  [verdict('fits', 2, 2), 2],
  [verdict('fits', null, 2), 2],
  [verdict('fitsIf', 2), 2],
  [verdict('fits', null), undefined],
  [verdict('fits', 2, 4), undefined],
  [verdict('doesNotFit', 2), undefined],
  [verdict('notKnown', 2), undefined],
])('%o needs %s pieces', (given, pieces) => {
  expect(piecesPerVehicle(given)).toBe(pieces);
});

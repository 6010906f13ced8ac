import { expect, test } from 'vitest';
import { namedModels, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import { makes } from '#mocks/fixtures/vehicles.ts';
import { mergeVehicles } from './merge-vehicles.ts';

const [a, b, c, d, e, f] = namedModels(makes).map((model) => ({
  vehicle: vehicleOf(model, model.fromYear, null),
  label: '',
}));
if (!a || !b || !c || !d || !e || !f) throw new Error('The fixtures have too few models');

const first = { common: null, isForeign: false };

test('a login unites the vehicles, those of the browser first, each once and at most five', () => {
  expect(mergeVehicles({ ...first, mine: [a, b], account: [c, a] })).toEqual([a, b, c]);
  expect(mergeVehicles({ ...first, mine: [a, b, c], account: [d, e, f] })).toEqual([a, b, c, d, e]);
});

test('the browser’s name for a vehicle counts, unless it has none', () => {
  const [van, taxi] = [
    { ...a, label: 'Van' },
    { ...a, label: 'Taxi' },
  ];
  expect(mergeVehicles({ ...first, mine: [a], account: [van] })).toEqual([van]);
  expect(mergeVehicles({ ...first, mine: [taxi], account: [van] })).toEqual([taxi]);
});

test('afterwards a vehicle that another browser has deleted or added is deleted or added here', () => {
  const same = { common: [a, b], isForeign: false };
  expect(mergeVehicles({ ...same, mine: [a, b], account: [b, c] })).toEqual([b, c]);
});

test('changes that could not be saved are not lost', () => {
  const same = { common: [a, b], isForeign: false };
  expect(mergeVehicles({ ...same, mine: [c, a, b], account: [a, b] })).toEqual([c, a, b]);
  expect(mergeVehicles({ ...same, mine: [], account: [a, b] })).toEqual([]);
});

test('the vehicles of another account are not taken over', () => {
  expect(mergeVehicles({ mine: [a], account: [b], common: null, isForeign: true })).toEqual([b]);
});

import { expect, test } from 'vitest';
import { equalSizes, isUnit } from './sizes.ts';

const inUnits = (text: string) => equalSizes(text)?.map(({ value, unit }) => `${value} ${unit}`);

test.each([
  ['31.2 cm', ['31.2 cm', '312 mm', '0.312 m']],
  ['312mm', ['312 mm', '31.2 cm', '0.312 m']],
  ['13,4 mm', ['13.4 mm', '1.34 cm', '0.013 m'].slice(0, 2)],
  ['120A', ['120 a', '120000 ma', '120 amp']],
])('%s is the same size in other units', (text, sizes) => expect(inUnits(text)).toEqual(sizes));

test.each(['312', 'mm', 'golf 7', 'h7', '5w-30', 'm14x1.5'])('%s is no size', (text) =>
  expect(equalSizes(text)).toBeNull(),
);

test('a unit is known by its name', () => {
  expect([isUnit('volt'), isUnit('mm'), isUnit('golf')]).toEqual([true, true, false]);
});

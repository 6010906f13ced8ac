import { expect, test } from 'vitest';
import { fitmentsOf, golf, golfOfAnyEngine, statementsOf, volvo } from '#mocks/fixtures/vehicles.ts';
import { fitRows, markMine, matches, placeOf, scaleOf, type FitRow } from './fit-rows.ts';

const statedOf = (number: string) => statementsOf(fitmentsOf(number));
const shown = ({ name, from, to, engines, mine, isAbsent }: FitRow) =>
  [`${name} ${from}–${to}`, engines.join(), mine, isAbsent && 'absent'].filter(Boolean).join('; ');

test('joins the engines of the same model and years', () => {
  expect(fitRows(statedOf('NH-10048')).map(shown)).toEqual([
    '500 2007–2020',
    'Clio IV 2012–2019',
    'Golf VI 2008–2012',
    'Polo V 2009–2017; 1.2 TSI,1.4 TSI',
  ]);
});

test('an open range has the years of the model', () => {
  expect(fitRows(statedOf('NH-10230')).map(shown)).toContain('Golf VII 2012–2019; 1.4 TSI,1.6 TDI');
});

test.each([
  ['a row that covers the vehicle', 'NH-10230', golf, ['Golf VII 2012–2019; 1.4 TSI,1.6 TDI; fits']],
  [
    'a row with some of the engines',
    'NH-10230',
    golfOfAnyEngine,
    ['Golf VII 2012–2019; 1.4 TSI,1.6 TDI; fitsIf'],
  ],
  ['a vehicle that is not listed', 'NH-10048', volvo, ['V70 III 2007–2016; doesNotFit; absent']],
])('marks %s', (_title, number, vehicle, mine) => {
  const rows = markMine(statedOf(number), true, vehicle).filter((row) => row.mine);
  expect(rows.map(shown)).toEqual(mine);
});

test.each([
  ['golf 7', true],
  ['VW', false],
  ['volkswagen 2016', true],
  ['golf 2021', false],
  ['1.4', true],
  ['---', true],
])('"%s" finds the Golf VII: %s', (search, isFound) => {
  const row = fitRows(statedOf('NH-10230')).find(({ name }) => name === 'Golf VII');
  expect(row && matches(row, search)).toBe(isFound);
});

test.each([
  [
    [2007, 2020],
    [2005, 2010, 2015, 2020],
  ],
  [[2012], [2010, 2015]],
  [
    [1969, 2020],
    [1960, 1980, 2000, 2020],
  ],
  [
    [1886, 2100],
    [1850, 1900, 1950, 2000, 2050, 2100],
  ],
])('the scale of %j has the labels %j', (years, ticks) => {
  const scale = scaleOf(years);
  expect(scale.ticks).toEqual(ticks);
  for (const year of years) expect(placeOf(year, scale)).toBeGreaterThanOrEqual(0);
});

import { expect, test } from 'vitest';
import { makes } from '#mocks/fixtures/vehicles.ts';
import { emptyFitment, everyMake, type FitmentText } from '../part/fitment-texts.ts';
import { faultsOfRows, joinRows, joinsOfRows } from './fitment-rows.ts';

const golf = (row: Partial<FitmentText> = {}): FitmentText => ({
  ...emptyFitment,
  ...{ make: 'Volkswagen', model: 'volkswagen-golf-7' },
  ...row,
});
const every = (row: Partial<FitmentText> = {}) => ({ ...emptyFitment, make: everyMake, ...row });

test('a row that can be joined does not hide that it overlaps with another', () => {
  const rows = [
    golf({ fromYear: '2012', toYear: '2014', note: 'Disc 312 mm' }),
    golf({ fromYear: '2015', toYear: '2017' }),
    golf({ fromYear: '2014', toYear: '2019' }),
  ];
  const faults = faultsOfRows(rows, makes);
  expect(faults).toEqual([
    null,
    null,
    { field: 'fromYear', message: 'These years overlap with row 1', isCaution: true },
  ]);
  expect(joinsOfRows(rows, faults)).toEqual([null, null, 1]);
});

test('rows that say the same of years that follow each other are joined, in the order of the first ones', () => {
  const rows = [
    golf({ fromYear: '2016', toYear: '2019' }),
    every({ note: 'With grease' }),
    golf({ fromYear: '2012', toYear: '2015' }),
    every({ note: 'With grease' }),
  ];
  expect(joinsOfRows(rows, faultsOfRows(rows, makes))).toEqual([null, null, 0, 1]);
  expect(joinRows(rows)).toEqual({
    rows: [golf({ fromYear: '2012', toYear: '2019' }), every({ note: 'With grease' })],
    joined: 4,
  });
});

test('two rows for every vehicle that say different things contradict each other', () => {
  const rows = [every({ note: 'Front' }), every({ note: 'Rear' })];
  expect(faultsOfRows(rows, makes)[1]).toEqual({
    field: 'make',
    message: 'Row 1 is for every vehicle, too',
    isCaution: true,
  });
});

test('a text of a row can be too long', () => {
  expect(faultsOfRows([golf({ note: 'x'.repeat(201) })], makes)).toEqual([
    { field: 'note', message: 'Use at most 200 characters' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { csvCell } from '../csv-cell.ts';
import { cellText, dayOrderOf, decimalSignOf, isFormulaError, readCell, type Reading } from './cells.ts';
import { columnsOf, type ImportKind } from './kinds.ts';

function read(kind: ImportKind, field: string, text: string, reading?: Reading) {
  const column = columnsOf(kind).get(field) ?? expect.unreachable();
  return readCell(cellText(text), column, reading);
}

test.each([
  ['1.020,00', ',', false],
  ['1,020.00', '.', false],
  ['1.020.000', ',', false],
  ['12,4', ',', false],
  ['0.125', '.', false],
  ['1.020', null, true],
  ['1020', null, false],
])('the decimal sign of %j is %j', (text, sign, isOpen) =>
  expect(decimalSignOf(text)).toEqual({ sign, isOpen }),
);

test.each([
  ['14/03/2019', 'dayFirst', false],
  ['3/14/2019 5:00 PM', 'monthFirst', false],
  ['2-28-2019', 'monthFirst', false],
  ['3/4/2019', null, true],
  ['4/4/2019', null, false],
  ['14/14/2019', null, false],
  ['2019-03-04', null, false],
  ['04.03.2019', null, false],
])('the order of the day %j is %j', (text, order, isOpen) =>
  expect(dayOrderOf(text)).toEqual({ order, isOpen }),
);

describe('a cell', () => {
  test.each([
    ['12,40', 12.4],
    ['$1,020.50', 1020.5],
    ['1 020,50', 1020.5],
    ['٢٠', 20],
    ['5,-', 5],
    ['="12,40"', 12.4],
  ])('%j is a price of %d', (text, value) => expect(read('parts', 'price', text)).toEqual({ value }));

  test.each([
    ['parts', 'price', '12.4.0', 'decimal'],
    ['parts', 'price', '€ 12', 'currency'],
    ['parts', 'gtin', '4,00638E+12', 'shortened'],
    ['fitment', 'from', '2008-13', 'month'],
    ['orders', 'date', '2019-02-30', 'day'],
    ['orders', 'date', '3/4/19', 'day'],
    ['fitment', 'complete', 'perhaps', 'value'],
  ] as const)('of %s.%s, %j, has the fault %s', (kind, field, text, fault) =>
    expect(read(kind, field, text)).toEqual({ fault }),
  );

  test.each(['#N/A', '#REF!', '#DIV/0!', '#NV', '#NAME?', '#WERT!'])('%j was not computed', (text) =>
    expect(isFormulaError(text)).toBe(true),
  );

  test('that was not computed is no number with a sign', () => expect(isFormulaError('#NA-17')).toBe(false));

  test('keeps leading zeros', () => expect(read('parts', 'number', '0701')).toEqual({ value: '0701' }));

  test.each(['2008-10', '10.2008', '10/2008', '2008-10-01'])('%j is a month', (text) =>
    expect(read('fitment', 'from', text)).toEqual({ value: '2008-10' }),
  );

  test.each(['2019-03-14', '2019/3/14', '14.03.2019', '2019-03-14T23:30:00Z', '2019-03-14 08:00:00 +0200'])(
    '%j is a day',
    (text) => expect(read('orders', 'date', text)).toEqual({ value: '2019-03-14' }),
  );

  test.each([
    ['3/4/2019', '2019-04-03', '2019-03-04'],
    ['3/14/2019', '2019-03-14', '2019-03-14'],
    ['04-04-2019', '2019-04-04', '2019-04-04'],
  ])('%j is the day %s or, with the month first, %s', (text, dayFirst, monthFirst) => {
    expect(read('orders', 'date', text)).toEqual({ value: dayFirst });
    const reading = { decimal: '.', dayOrder: 'monthFirst' } as const;
    expect(read('orders', 'date', text, reading)).toEqual({ value: monthFirst });
  });

  test('has several values, separated by bars or line breaks', () =>
    expect(read('parts', 'gtin', '1 | 2\n3')).toEqual({ value: ['1', '2', '3'] }));

  test('that is empty changes nothing, and a hyphen clears', () => {
    expect(read('parts', 'description', ' ')).toBeUndefined();
    expect(read('parts', 'description', '-')).toEqual({ value: null });
  });

  test.each(['0701', '=1+1', '3-4', '00340434161094042557', 'Brake hose', '-', "'s-Hertogenbosch", 'a; =1'])(
    '%j is read back from our own files',
    (text) => expect(cellText(csvCell(text))).toBe(text),
  );
});

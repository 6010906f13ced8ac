import { expect, test } from 'vitest';
import { monthYearText, parseYearMonth, yearMonthText } from './year-month.ts';

test.each([
  ['2008', { year: 2008, month: null }],
  ['2008-10', { year: 2008, month: 10 }],
  ['10.2008', { year: 2008, month: 10 }],
  [' 1 / 2008', { year: 2008, month: 1 }],
  ['٢٠٠٨', { year: 2008, month: null }],
  ['2008-13', null],
  ['0/2008', null],
  ['08', null],
  ['2008-10-01', null],
  ['', null],
])('%j is %j', (text, parsed) => expect(parseYearMonth(text)).toEqual(parsed));

test('a month is read back from its text', () => {
  expect(parseYearMonth(yearMonthText(2008, 3))).toEqual({ year: 2008, month: 3 });
  expect(yearMonthText(2008, null)).toBe('2008');
  expect(monthYearText(2008, 3)).toBe('03/2008');
  expect(monthYearText(2008, null)).toBe('2008');
  expect(yearMonthText(null, 3)).toBe('');
});

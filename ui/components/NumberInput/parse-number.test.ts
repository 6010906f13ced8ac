import { expect, test } from 'vitest';
import { parseDollars, parseNumber, parseWhole } from './parse-number.ts';

test.each([
  ['0', 0],
  ['480', 480],
  [' 480 ', 480],
  ['480\n', 480],
  ['\u{202a}480\u{202c}', 480],
  ['007', 7],
  ['+5', 5],
  ['-60', -60],
  ['−60', -60],
  ['1,400', 1400],
  ['1 400', 1400],
  ['1\u{a0}400', 1400],
  ['1\u{202f}400\u{202f}000', 1_400_000],
  ["1'400", 1400],
  ['1’400', 1400],
  ['1,000,000', 1_000_000],
  ['$120', 120],
  ['$ 1,200.50', 1200.5],
  ['-$5', -5],
  ['120 $', 120],
  ['١٢٠', 120],
  ['۱٬۲۰۰٫۵', 1200.5],
  ['１，２００', 1200],
  ['＄１２．５', 12.5],
  ['१२०', 120],
  ['১২০', 120],
  ['๑๒๐', 120],
  ['𝟏𝟐𝟎', 120],
  ['64.', 64],
  ['12.00', 12],
  ['64.5', 64.5],
  ['.5', 0.5],
])('%j is a number', (text, value) => expect(parseNumber(text)).toBe(value));

test.each([
  '',
  ' ',
  '.',
  '$',
  '-',
  '60,5',
  '12,00',
  '1,2',
  '1,4000',
  '0,500',
  '1.400',
  '10.000',
  '1.200,50',
  '1,200 300',
  '1,00,000',
  '1  400',
  '6 4',
  '1.2.3',
  '1e3',
  '0x10',
  '½',
  '10²',
  '①',
  '--5',
  '5-',
  '(5)',
  '€64',
  '12a',
  'Infinity',
  'NaN',
  '9'.repeat(400),
])('%j is not a number', (text) => expect(parseNumber(text)).toBeNull());

test('a count is whole, not negative and exact', () => {
  expect(parseWhole('1,200')).toBe(1200);
  expect(parseWhole('12.00')).toBe(12);
  for (const text of ['10.5', '-1', '9'.repeat(17)]) expect(parseWhole(text)).toBeNull();
});

test('an amount is not negative and exact to the cent', () => {
  expect(parseDollars('999,999.99')).toBe(999_999.99);
  for (const text of ['64.505', '-1', '9'.repeat(17)]) expect(parseDollars(text)).toBeNull();
});

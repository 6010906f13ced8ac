import { expect, test } from 'vitest';
import { parseDollars, parseWhole } from './parse-number.ts';

test.each([
  ['0', 0],
  ['480', 480],
  [' 480 ', 480],
  ['007', 7],
  ['1,200', 1200],
  ['1,000,000', 1_000_000],
])('%j is a count', (text, count) => expect(parseWhole(text)).toBe(count));

test.each([
  '',
  ' ',
  '10.5',
  '10.',
  '1e5',
  '-1',
  '+1',
  '0x10',
  '١٢',
  '１２',
  '½',
  '1,2',
  '1,20',
  '12,00',
  '1 200',
  'Infinity',
  'NaN',
  '9'.repeat(17),
  '9'.repeat(400),
])('%j is no count', (text) => expect(parseWhole(text)).toBeNull());

test.each([
  ['0', 0],
  ['64', 64],
  ['64.', 64],
  ['64.5', 64.5],
  ['64.50', 64.5],
  ['.5', 0.5],
  [' 999999.99 ', 999_999.99],
  ['999,999.99', 999_999.99],
])('%j is an amount', (text, amount) => expect(parseDollars(text)).toBe(amount));

test.each(['', '.', '64.505', '64,5', '1,20.00', '1e5', '-1', '$64', '٦٤', '6 4', '1.2.3', '9'.repeat(17)])(
  '%j is no amount',
  (text) => expect(parseDollars(text)).toBeNull(),
);

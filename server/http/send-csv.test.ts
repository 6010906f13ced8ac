import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { csvRules } from './send-csv.ts';

const fileOf = (name: string | number) => stringify([{ name, after: 'x' }], csvRules);

test('a file starts with a byte order mark and its header', () => {
  expect(fileOf('Gear')).toBe('\uFEFFname,after\nGear,x\n');
});

test('a spreadsheet keeps codes and computes no formula, and numbers stay numbers', () => {
  expect(fileOf('=1+1')).toContain(`\n'=1+1,x`);
  expect(fileOf('0701740605')).toContain(`\n'0701740605,x`);
  expect(fileOf('Gear; "+1')).toContain(`\n"Gear; ""'+1",x`);
  expect(fileOf(1200)).toContain('\n1200,x');
  expect(fileOf(-12.5)).toContain('\n-12.5,x');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(fileOf('a,"b"\nc')).toContain('\n"a,""b""\nc",x');
});

import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { csvRules } from './csv-rules.ts';

const fileOf = (name: string) => stringify([{ name, after: 'x' }], csvRules);

test('a file starts with a byte order mark and its header', () => {
  expect(fileOf('Gear')).toBe('\uFEFFname,after\nGear,x\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a spreadsheet does not read %j as a formula', (name) => {
  expect(fileOf(name)).toContain(`\n'${name},x`);
});

test.each([
  ['\t=1', "'\t'=1"],
  ['Gear;=1+1', "Gear;'=1+1"],
  ['Gear|@SUM(A1)', "Gear|'@SUM(A1)"],
  ['Gear\t-1', "Gear\t'-1"],
  ['Gear; "+1', `"Gear; ""'+1"`],
  ['Gear\n=1', `"Gear\n'=1"`],
  ['Gear a-b = c; d', 'Gear a-b = c; d'],
])('a spreadsheet that separates by another character does not read %j as a formula', (name, cell) => {
  expect(fileOf(name)).toContain(`\n${cell},x`);
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(fileOf('a,"b"\nc')).toContain('\n"a,""b""\nc",x');
});

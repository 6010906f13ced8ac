import { expect, test } from 'vitest';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { textOf } from './parts-file.ts';

const cellsOf = (part: Parameters<typeof buildPart>[0]) => textOf([buildPart(part)]).split('\n')[1];

test('a file has a head, a byte order mark, and each part with its state of stock', () => {
  const part = {
    _id: 'p1',
    name: 'Gear',
    price: 54.5,
    minQuantity: 2,
    quantity: 9,
    description: 'D',
    image: '/i.webp',
  };
  expect(textOf([buildPart(part)])).toBe(
    '\uFEFF_id,name,price,minQuantity,quantity,stock,description,image\np1,Gear,54.5,2,9,low,D,/i.webp\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a spreadsheet takes %j for no formula', (name) => {
  expect(cellsOf({ name })).toContain(`,'${name},`);
});

test.each([
  ['\t=1', "'\t'=1"],
  ['Gear;=1+1', "Gear;'=1+1"],
  ['Gear|@SUM(A1)', "Gear|'@SUM(A1)"],
  ['Gear\t-1', "Gear\t'-1"],
  ['Gear; "+1', `"Gear; ""'+1"`],
  ['Gear\n=1', `"Gear\n'=1"`],
  ['Gear a-b = c; d', 'Gear a-b = c; d'],
])('a spreadsheet that separates by another sign takes %j for no formula', (name, cell) => {
  expect(textOf([buildPart({ name })])).toContain(`,${cell},`);
});

test('commas, quotes and lines stay within their cell', () => {
  expect(textOf([buildPart({ description: 'a,"b"\nc' })])).toContain(',"a,""b""\nc",');
});

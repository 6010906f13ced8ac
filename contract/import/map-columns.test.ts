import { expect, test } from 'vitest';
import { fieldsOf, kindOf, missingColumns } from './map-columns.ts';

const headings = (text: string) => text.split(';').map((heading) => ({ heading, samples: [] }));

test.each([
  ['number;brand;name;price', 'parts'],
  ['Artikelnummer;Marke;Bezeichnung;EAN;Preis;Bestand', 'parts'],
  ['part number;make;model;from', 'fitment'],
  ['year;make;model', 'vehicles'],
  ['sku;stock', 'stock'],
  ['order;carrier;tracking_number', 'tracking'],
  ['old_number;email;date;number;name;quantity;total', 'orders'],
  ['email;name;phone;address', 'customers'],
  ['colour;size', null],
])('%j is a file of %s', (text, kind) => expect(kindOf(headings(text))).toBe(kind));

test('our own heading wins over another word for the same field', () => {
  expect(fieldsOf('parts', headings('quantity;stock;spec:diameter;colour'))).toEqual([
    null,
    'stock',
    'spec:diameter',
    null,
  ]);
});

test('a column of words is no number', () => {
  const [quantity, stock] = fieldsOf('stock', [
    { heading: 'quantity', samples: ['12'] },
    { heading: 'stock', samples: ['low', 'in'] },
  ]);
  expect([quantity, stock]).toEqual(['stock', null]);
});

test('names the columns that a kind needs', () => {
  expect(missingColumns('fitment', ['make', 'model'])).toEqual(['number']);
});

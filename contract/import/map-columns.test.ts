import { expect, test } from 'vitest';
import { fieldsOf, kindOf, mayBePrices, missingColumns } from './map-columns.ts';

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
  ['Order Number;Order Date;Email (Billing);SKU;Item Name;Quantity', 'orders'],
  ['Hersteller;Modell;Baujahr von;Baujahr bis;Motor', 'vehicles'],
  ['Marque;Modèle;Année', 'vehicles'],
  ['Référence;Marque;Désignation;Prix;Stock;Code EAN', 'parts'],
  ['Art.-Nr.;VK-Preis;Lagerbestand', 'stock'],
  ['colour;size', null],
])('%j is a file of %s', (text, kind) => expect(kindOf(headings(text))).toBe(kind));

test.each([
  ['Artikelnummer;Marke;Bezeichnung;EAN;Preis;Bestand', true],
  ['number;name;price;colour', true],
  ['number;name;price;stock;category', false],
  ['number;name;price;spec:diameter', false],
])('whether %j may be a list of prices: %j', (text, may) => expect(mayBePrices(headings(text))).toBe(may));

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

import './configure.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as calls from './calls.ts';
import type { Call } from './calls.ts';
import { faultOf, fieldLabels } from './input-fault.ts';

/** What a problem says about an invalid value. */
function faultIn(schema: z.ZodMiniType | undefined, value: unknown) {
  const parsed = schema?.safeParse(value);
  if (parsed?.success !== false) throw new Error('The value is valid');
  return faultOf(parsed.error);
}

const order = {
  ...{ name: 'Mara Lindqvist', email: 'mara@lindqvist-garage.example', address: 'Dock 4' },
  ...{ productName: 'Brake disc', productQuantity: 60, totalPrice: 3840 },
};
const part = {
  ...{ name: 'Brake disc', description: 'Turned.', price: 64, minQuantity: 60, quantity: 600 },
  image: 'https://images.norholt.test/disc.webp',
};
const reference = { kind: 'original', maker: 'Volkswagen', number: '5Q0 615 301' };
const fitment = {
  ...{ model: null, fromYear: null, toYear: null, engine: null },
  ...{ position: '', quantity: null, note: '', source: '' },
};

describe('C3: a problem about invalid input has a whole sentence and its field', () => {
  test.each<[string, Partial<typeof order> | object, string, string]>([
    ['missing', { name: undefined }, 'name', 'Name must not be empty. Enter a value.'],
    ['empty', { name: ' \u200b ' }, 'name', 'Name must not be empty. Enter a value.'],
    ['not text', { name: 5 }, 'name', 'Name must be text. Send it in quotation marks.'],
    ['too long', { name: 'x'.repeat(101) }, 'name', 'Name must have at most 100 characters. Shorten it.'],
    [
      'not a number',
      { totalPrice: '64' },
      'totalPrice',
      'Total price must be a number. Enter digits, such as 12.',
    ],
    [
      'a fraction',
      { productQuantity: 1.5 },
      'productQuantity',
      'Quantity must be a whole number. Enter digits only, such as 12.',
    ],
    [
      'too small',
      { productQuantity: 0 },
      'productQuantity',
      'Quantity must be at least 1. Enter a larger number.',
    ],
    [
      'too large',
      { productQuantity: 1_000_001 },
      'productQuantity',
      'Quantity must be at most 1,000,000. Enter a smaller number.',
    ],
    [
      'a third decimal',
      { totalPrice: 1.005 },
      'totalPrice',
      'Total price must have at most two decimals. Enter it like 64.50.',
    ],
    [
      'no flag',
      { saveAddress: 'yes' },
      'saveAddress',
      'Save address must be true or false. Send one of the two.',
    ],
    [
      'no slug',
      { vehicle: 'Golf VII' },
      'vehicle',
      'Vehicle must be written as in a web address. Use lower-case letters, digits and single hyphens, such as brake-discs.',
    ],
  ])('an order with a field that is %s', (_what, change, field, message) => {
    expect(faultIn(calls.placeOrder.body, { ...order, ...change })).toEqual({ field, message });
  });

  test.each([
    [{ sort: 'colour' }, 'Sort has an unknown value. Use one of these: '],
    [{ page: '1e3' }, 'Page must be a whole number. Enter digits only, such as 12.'],
    [{ page: '2000' }, 'Page must be at most 1000. Enter a smaller number.'],
    [{ from: '2026-02-30' }, 'First day must be a day. Enter it like 2026-11-28.'],
    [{ format: 'pdf' }, 'Format has an unknown value. Use one of these: csv.'],
  ])('a query with %j', (query, message) => {
    const [field] = Object.keys(query);
    const fault = faultIn(calls.listAllOrders.query, query);
    expect(fault).toMatchObject({ field });
    expect(fault.message).toContain(message);
  });

  test.each([
    [{ minPrice: '1,5' }, 'Lowest price must be an amount in dollars. Enter it like 64 or 64.50.'],
    [
      { specs: 'a' },
      'Specifications cannot be read. Write them as spec:value|value or spec:from..to, separated by commas.',
    ],
  ])('the query of the catalogue with %j', (query, message) => {
    expect(faultIn(calls.listParts.query, query).message).toBe(message);
  });

  test.each([
    [
      { references: [reference, { ...reference, number: '' }] },
      { field: 'references', row: 1, column: 'number' },
      'Number in row 2 of Cross-references: Use at least three characters, one of them a letter or a digit',
    ],
    [
      { references: [{ ...reference, kind: 'third' }] },
      { field: 'references', row: 0, column: 'kind' },
      'Kind in row 1 of Cross-references has an unknown value. Use one of these: original, other, replaces, gtin.',
    ],
    [
      { references: [null] },
      { field: 'references', row: 0 },
      'Row 1 of Cross-references must be an object. Send its fields in curly brackets.',
    ],
    [
      { references: Array.from({ length: 501 }, () => reference) },
      { field: 'references' },
      'Cross-references must have at most 500 entries. Remove some.',
    ],
    [
      { fitments: [fitment, fitment, { ...fitment, fromYear: 1800 }] },
      { field: 'fitments', row: 2, column: 'fromYear' },
      'First year in row 3 of Vehicles must be at least 1886. Enter a larger number.',
    ],
    [
      { specifications: [{ spec: 'diameter', value: null }] },
      { field: 'specifications', row: 0, column: 'value' },
      'Value in row 1 of Specifications cannot have this value. Enter another one.',
    ],
    [
      { morePictures: [{ image: 'javascript:alert(1)', alt: '' }] },
      { field: 'morePictures', row: 0, column: 'image' },
      'Picture in row 1 of More pictures: Enter the https address of a picture',
    ],
    [
      { references: 'x' },
      { field: 'references' },
      'Cross-references must be a list. Send its rows in square brackets.',
    ],
    [{ minQuantity: 900 }, { field: 'quantity' }, 'The stock must cover one minimum order'],
    [
      { number: '!!!' },
      { field: 'number' },
      'Number: Use at least three characters, one of them a letter or a digit',
    ],
  ])('a part with %j', (change, place, message) => {
    expect(faultIn(calls.addPart.body, { ...part, ...change })).toEqual({ ...place, message });
  });

  test('a body that is a list names the row, and the field in it', () => {
    expect(faultIn(calls.saveSynonyms.body, [['disc', 'rotor'], ['pad']])).toEqual({
      row: 1,
      message: 'Row 2 must have at least 2 entries. Add some.',
    });
    expect(faultIn(calls.saveUserVehicles.body, [{ slug: 'volkswagen-golf-7-2016' }])).toEqual({
      ...{ field: 'label', row: 0 },
      message: 'Label in row 1 must not be empty. Enter a value.',
    });
  });

  test('a field of an object has a dot', () => {
    const body = { action: 'confirm', orders: { unpaid: [], pending: 'all' } };
    expect(faultIn(calls.startBulkJob.body, body)).toMatchObject({ field: 'orders.pending' });
  });

  test.each([null, 5, 'x', []])('a body that is %j', (body) => {
    expect(faultIn(calls.placeOrder.body, body)).toEqual({
      message: 'The body must be an object. Send its fields in curly brackets.',
    });
  });

  test('the product’s own message stays letter for letter', () => {
    const review = { rating: 6, description: 'Arrived in two days.' };
    expect(faultIn(calls.addReview.body, review)).toEqual({
      field: 'rating',
      message: 'Maximum rating number is 5',
    });
  });
});

const JsonSchema = z.looseObject({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

/** The names of the fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  const parsed = JsonSchema.safeParse(schema);
  if (!parsed.success) return [];
  const { properties = {}, items, anyOf = [] } = parsed.data;
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]),
    ...[items, ...anyOf].flatMap(fieldsOf),
  ];
}

test.each(Object.entries<Call>(calls))('C3: each field of %s has a label', (_name, { query, body }) => {
  const names = [query, body].flatMap((schema) =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
  expect(names.filter((name) => !fieldLabels.has(name))).toEqual([]);
});

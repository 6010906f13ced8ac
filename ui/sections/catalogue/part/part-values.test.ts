import { expect, test } from 'vitest';
import * as product from '#messages/product.js';
import type { Statement } from '#contract/fitment/fitment.ts';
import type { Spec } from '#contract/catalogue/specifications.ts';
import { categoryFile } from '#mocks/fixtures/categories.ts';
import { detailsOf, parts } from '#mocks/fixtures/parts.ts';
import { everyMake, fitmentOf, fitmentTextOf } from './fitment-texts.ts';
import {
  changedValues,
  ChangedPartTexts,
  emptyPart,
  NewPartTexts,
  numbersOf,
  stockError,
  textsOf,
  tooLong,
  type PartTexts,
} from './part-values.ts';

const gear: PartTexts = {
  ...emptyPart,
  name: 'Timing gear, 48 teeth',
  minQuantity: '2',
  quantity: '96',
  price: '54.00',
  description: 'Hobbed and hardened, bored to H7.',
  image: true,
};

/** The first part of each field's message. */
function words(
  texts: Partial<PartTexts>,
  rules: typeof NewPartTexts | typeof ChangedPartTexts = NewPartTexts,
) {
  const { error } = rules.safeParse({ ...gear, ...texts }, { error: tooLong });
  const shown = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!shown.has(field)) shown.set(field, message);
  }
  return Object.fromEntries(shown);
}

test('a part that is right has nothing to say, and its numbers are numbers', () => {
  expect(words({})).toEqual({});
  expect(numbersOf(gear)).toEqual({ minQuantity: 2, quantity: 96, price: 54 });
  expect(numbersOf({ ...gear, quantity: '1,000,000', price: ' 999,999.99 ' })).toEqual({
    minQuantity: 2,
    quantity: 1_000_000,
    price: 999_999.99,
  });
});

test('an empty form says the six messages of the product', () => {
  expect(words({ ...emptyPart, name: ' ', quantity: ' ' })).toEqual({
    name: product.requiredProductName(),
    minQuantity: product.requiredMinQuantity(),
    quantity: product.requiredQuantity(),
    price: product.requiredPrice(),
    description: product.requiredProductDescription(),
    image: product.requiredImage(),
  });
});

test.each([
  [{ minQuantity: '0' }, 'minQuantity', 'The minimum quantity is at least 1.'],
  [{ minQuantity: '10.5' }, 'minQuantity', 'Enter a whole number, such as 10.'],
  [{ quantity: '1e5' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '60,5' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '-1' }, 'quantity', 'Enter a whole number, such as 480.'],
  [{ quantity: '1000001' }, 'quantity', 'The quantity is at most 1,000,000.'],
  [{ quantity: '1' }, 'quantity', 'Less than the minimum quantity, so nobody could order.'],
  [{ price: '5.999' }, 'price', 'Enter an amount with at most two decimals, such as 54.00.'],
  [{ price: '0' }, 'price', 'The price is at least $0.01.'],
  [{ price: '1000000' }, 'price', 'The price is at most $999,999.99.'],
  [
    { price: '0.24' },
    'price',
    'Price times minimum quantity must be $0.50 or more, the smallest card payment.',
  ],
  [{ name: 'x'.repeat(121) }, 'name', 'A name can have at most 120 characters.'],
  [{ description: 'x'.repeat(4001) }, 'description', 'A description can have at most 4,000 characters.'],
])('%o is wrong', (texts, field, message) => expect(words(texts)).toEqual({ [field]: message }));

test('the smallest charge is reached to the cent', () => {
  expect(words({ price: '0.25' })).toEqual({});
  expect(words({ price: '0.01', minQuantity: '50' })).toEqual({});
});

test('a part on sale may have less than one order in stock, and no picture', () => {
  expect(words({ quantity: '0', image: false }, ChangedPartTexts)).toEqual({});
  expect(stockError('0')).toBeNull();
});

const specOf = (slug: string, overrides: Partial<Spec> = {}): Spec => {
  const spec = categoryFile.specs.find((one) => one.slug === slug);
  if (!spec) throw new Error(`There is no spec ${slug}`);
  return { ...spec, ...overrides };
};
const diameter = specOf('diameter');
const measured = (text: string, spec = diameter) => ({ specifications: [{ spec, text }] });
const reference = (number: string, kind: 'gtin' | 'other' = 'other') => ({
  references: [{ kind, maker: '', number }],
});

test.each([
  [{ number: 'NH 100|' }, 'number', 'A number cannot contain “|”'],
  [{ number: 'A1' }, 'number', 'Use at least three characters, one of them a letter or a digit'],
  [{ number: '1'.repeat(41) }, 'number', 'Use at most 40 characters'],
  [{ brand: 'x'.repeat(41) }, 'brand', 'Use at most 40 characters'],
  [{ successor: '---' }, 'successor', 'Use at least three characters, one of them a letter or a digit'],
  [{ imageAlt: 'x'.repeat(201) }, 'imageAlt', 'Use at most 200 characters'],
  [reference('04012345678907', 'gtin'), 'references', 'This GTIN has a wrong check digit'],
  [reference(''), 'references', 'Use at least three characters, one of them a letter or a digit'],
  [measured('25 5'), 'specifications', 'Enter a number of millimetres'],
  [measured('many', specOf('teeth')), 'specifications', 'Enter a number'],
  [measured('25.55'), 'specifications', 'Use at most 1 decimal'],
])('%o is wrong beside the six fields', (texts, field, message) =>
  expect(words(texts)).toEqual({ [field]: message }),
);

test('all beside the six fields may stay empty, and GTINs may have spaces', () => {
  expect(words({ number: ' ', ...measured(' ') })).toEqual({});
  expect(words({ ...reference('0401 2345 678901', 'gtin'), ...measured('-20.5') })).toEqual({});
});

test('a part with the six fields alone sends nothing else', () => {
  const sent = Object.keys(JSON.parse(JSON.stringify(changedValues(gear, emptyPart))) as object);
  expect(sent).toEqual(['name', 'description', 'minQuantity', 'quantity', 'price']);
});

test('sends what was entered as the API reads it', () => {
  const axle = specOf('axle');
  const leads = specOf('wear-leads');
  const texts: PartTexts = {
    ...gear,
    category: 'brake-pads',
    state: 'draft',
    successor: 'NH-10001',
    references: [{ kind: 'gtin', maker: 'Norda', number: '04012345678901' }],
    specifications: [
      { spec: diameter, text: '1,312.5' },
      { spec: axle, text: 'front' },
      { spec: leads, text: 'no' },
      { spec: specOf('weight'), text: '' },
    ],
  };
  expect(changedValues(texts, gear)).toEqual({
    category: 'brake-pads',
    state: 'draft',
    references: [{ kind: 'gtin', maker: '', number: '04012345678901' }],
    specifications: [
      { spec: 'diameter', value: 1312.5 },
      { spec: 'axle', value: 'front' },
      { spec: 'wear-leads', value: false },
    ],
  });
  expect(changedValues({ ...texts, state: 'discontinued' }, texts)).toEqual({
    state: 'discontinued',
    successor: 'NH-10001',
  });
});

test('the texts of a part as it is change nothing', () => {
  for (const part of parts) {
    const details = detailsOf(part);
    const slugs = categoryFile.categories.find(({ slug }) => slug === details.category)?.specs ?? [];
    const specs = slugs.map((slug) => specOf(slug));
    const texts = textsOf(details, specs);
    expect(JSON.stringify(changedValues(ChangedPartTexts.parse(texts), texts))).toBe('{}');
  }
});

const statement: Statement = {
  ...{
    model: 'volkswagen-golf-7',
    fromYear: 2012,
    toYear: null,
    fromMonth: 11,
    toMonth: null,
    engine: { slug: '1-4-tsi', name: '1.4 TSI' },
  },
  ...{ position: 'Front', quantity: 2, note: 'Disc 312 mm', source: 'Workshop manual' },
  conditions: [
    { criterion: 'Brake system', value: 'ATE' },
    { criterion: 'Chassis number up to', value: '8V-F-012: 345' },
  ],
  ...{ make: 'Volkswagen', name: 'Golf VII', modelYears: { from: 2012, to: 2019 } },
  ...{ statedBy: 'Sofia Marchetti', statedAt: '2026-10-14T09:00:00Z' },
};

test('a row of vehicles is sent as it was read', () => {
  const row = fitmentTextOf(statement);
  expect(row).toMatchObject({ make: 'Volkswagen', fromYear: '11/2012', toYear: '', quantity: '2' });
  const { position, quantity, conditions, note, source } = statement;
  const years = { fromYear: 2012, fromMonth: 11, toYear: null, toMonth: null };
  const sent = { model: 'volkswagen-golf-7', ...years, engine: '1-4-tsi' };
  expect(fitmentOf(row)).toEqual({ ...sent, position, quantity, conditions, note, source });
});

test('a row for every vehicle has no years and no engine', () => {
  expect(fitmentTextOf({ ...statement, model: null, make: '' }).make).toBe(everyMake);
  const row = { ...fitmentTextOf(statement), make: everyMake };
  expect(fitmentOf(row)).toMatchObject({ model: null, fromYear: null, toYear: null, engine: null });
});

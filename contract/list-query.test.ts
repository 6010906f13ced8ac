import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import './configure.ts';
import { adminOrderReaders } from './orders/order-filters.ts';
import { partReaders } from './catalogue/part-filters.ts';
import { listQuery } from './list-query.ts';

const parts = listQuery(partReaders, 'stock');
const orders = listQuery(adminOrderReaders, 'status');

test('a call reads what the URL of its page contains', () => {
  const query = {
    search: ' brake\tdisc ',
    stock: 'out,in,out',
    minPrice: '9.50',
    need: '4',
    specs: 'diameter:300..,axle:rear,axle:front',
    sort: '-price',
    page: '2',
    limit: '50',
    countBy: 'stock',
  };
  expect(parts.parse(query)).toEqual({
    search: 'brake disc',
    stock: ['in', 'out'],
    minPrice: 9.5,
    need: 4,
    specs: 'axle:front|rear,diameter:300..',
    sort: '-price',
    page: 2,
    limit: 50,
    countBy: 'stock',
  });
});

test.each([
  ['search', 'x'.repeat(101), 'must have at most 100 characters. Shorten it.'],
  // Hangul filler: nothing that somebody can see.
  ['brand', '\u3164', 'Brand must not be empty. Enter a value.'],
  ['brand', ' ', 'Brand must not be empty. Enter a value.'],
  ['stock', 'in,some', 'Stock has an unknown value. Use one of these: in, low, out.'],
  ['exact', 'no', 'has an unknown value. Use one of these: yes.'],
  ['need', '1e3', 'must be a whole number. Enter digits only, such as 12.'],
  ['page', '0', 'Page must be at least 1. Enter a larger number.'],
  ['page', '1001', 'Page must be at most 1000. Enter a smaller number.'],
  ['minPrice', '9.999', 'Lowest price must be an amount in dollars. Enter it like 64 or 64.50.'],
  ['vehicle', 'Golf 7', 'Vehicle must be written as in a web address.'],
  ['specs', 'axle', 'cannot be read.'],
])('a call says what %s accepts, not %j', (name, text, message) => {
  const { issues = [] } = parts.safeParse({ [name]: text }).error ?? {};
  expect(issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message) as string]);
});

test('the documentation of a call says what each parameter accepts', () => {
  expect(z.toJSONSchema(orders, { io: 'input' }).properties).toMatchObject({
    search: { type: 'string', maxLength: 100 },
    status: { enum: expect.arrayContaining(['pending', 'refunded']) as string[] },
    from: { format: 'date' },
    customer: { minLength: 1 },
    page: { pattern: '^\\d{1,15}$', description: 'From 1 to 1000.' },
  });
  expect(z.toJSONSchema(parts, { io: 'input' }).properties).toMatchObject({
    stock: { description: 'Some of in, low, out, separated by commas.' },
    minPrice: { pattern: expect.any(String) as string },
    vehicle: { pattern: expect.any(String) as string },
  });
  expect(z.toJSONSchema(parts, { io: 'input' }).properties?.['stock']).not.toHaveProperty('enum');
});

test('a call says what a day is like', () => {
  const { issues = [] } = orders.safeParse({ from: '2026-02-30' }).error ?? {};
  expect(issues[0]?.message).toContain('Enter it like 2026-11-28.');
});

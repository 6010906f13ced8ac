import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  adminOrderReaders,
  adminPartReaders,
  orderReaders,
  partReaders,
  reviewReaders,
  userReaders,
  type FilterReaders,
  type Reader,
} from './filter-readers.ts';
import {
  AdminOrderFilters,
  AdminPartFilters,
  OrderFilters,
  PartFilters,
  ReviewFilters,
  UserFilters,
} from './list-filters.ts';

const pairOf = <Filters>(
  schema: z.ZodMiniType<Filters> & { shape: Record<string, z.ZodMiniType> },
  readers: FilterReaders<Filters>,
) => ({ schemas: schema.shape, readers: new Map(Object.entries<Reader<unknown>>(readers)) });

const lists = Object.entries({
  parts: pairOf(PartFilters, partReaders),
  adminParts: pairOf(AdminPartFilters, adminPartReaders),
  orders: pairOf(OrderFilters, orderReaders),
  adminOrders: pairOf(AdminOrderFilters, adminOrderReaders),
  reviews: pairOf(ReviewFilters, reviewReaders),
  users: pairOf(UserFilters, userReaders),
});

const fragments = [
  ...'name price email createdAt refunded 2026-02-28 2026-02-30 low out in unpaid admin - , . .. : | 0 1 12 1000 1001 9999999 99 1e3'.split(
    ' ',
  ),
  ...[' ', '\0', '\u3164', '🔧'],
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('x', '🔧'), fc.integer({ min: 38, max: 102 }))
    .map(([one, count]) => one.repeat(count)),
  // 100 characters and 1000.
  fc
    .tuple(fc.constantFrom('in', 'a:b'), fc.constantFrom(33, 34, 250, 251))
    .map(([one, count]) => Array.from({ length: count }, () => one).join(',')),
  fc.string({ unit: 'binary' }),
);

test.each(lists)('a page reads the same filters as the call: %s', (_list, { schemas, readers }) => {
  expect([...readers.keys()]).toEqual(Object.keys(schemas));
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(schemas)), anyText, ([name, schema], text) => {
      expect(readers.get(name)?.(text)).toEqual(schema.safeParse(text).data);
    }),
    { numRuns: 2000 },
  );
});

import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { PartFilters } from '#contract/list-filters.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  numberOf,
  parseAmount,
} from '#ui/sections/PartsCatalogue/catalogue-query.ts';

/** A number that a person typed. Invalid text is kept, so that its field can show it with a message. */
const typedNumber = (parse: (text: string) => number | null) =>
  z.optional(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameMax)),
      z.transform((text: string) => parse(text) ?? text),
    ),
  );

const CatalogueFilters = z.extend(PartFilters, {
  minPrice: typedNumber(parseAmount.minPrice),
  maxPrice: typedNumber(parseAmount.maxPrice),
  need: typedNumber(parseAmount.need),
  sort: z.optional(z.enum(catalogueSorts)),
  view: z.optional(z.literal('list')),
});

/** The catalogue. It is the same for everybody, so its calls send no token. */
export const catalogueList = defineList({
  filters: CatalogueFilters,
  callFilters: ({ minPrice, maxPrice, need, ...filters }) => ({
    ...filters,
    minPrice: numberOf(minPrice),
    maxPrice: numberOf(maxPrice),
    need: numberOf(need),
    view: undefined,
  }),
  pageSize: cataloguePageSize,
  countBy: 'stock',
  key: ['parts', 'catalogue'],
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
});

import type { QueryClient } from '@tanstack/react-query';
import { countCharacters } from '#contract/clean-text.ts';
import { oneOf, type Reader } from '#contract/list-filters.ts';
import { partReaders } from '#contract/catalogue/part-filters.ts';
import { limits } from '#contract/limits.ts';
import { callPage } from '#app/lib/http/api.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { prefetchVehicle } from '#app/lib/vehicles/addressed-vehicle.ts';
import { paths } from '#app/paths.ts';
import {
  cataloguePageSize,
  catalogueSorts,
  numberOf,
  parseAmount,
  type CatalogueQuery,
} from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import { prefetchList } from './fewer-filters.ts';
import { categoriesQuery } from './queries.ts';

/** A number that a person typed. Invalid text is kept, so that its field can show it with a message. */
const typedNumber =
  (parse: (text: string) => number | null): Reader<number | string> =>
  (typed) => {
    const text = typed.trim();
    const isShort = text !== '' && countCharacters(text) <= limits.nameMax;
    return isShort ? (parse(text) ?? text) : undefined;
  };

const { search, stock, brand, vehicle, exact, page } = partReaders;

/** What the whole catalogue and one category have in common. */
export const catalogue = {
  /** The category is in the path of its page. */
  readers: {
    search,
    stock,
    minPrice: typedNumber(parseAmount.minPrice),
    maxPrice: typedNumber(parseAmount.maxPrice),
    need: typedNumber(parseAmount.need),
    brand,
    vehicle,
    exact,
    sort: oneOf(catalogueSorts),
    page,
    view: oneOf(['list']),
  },
  /** Without text that is not a number. */
  callFilters: ({ minPrice, maxPrice, need, ...filters }: CatalogueQuery): CatalogueQuery => ({
    ...filters,
    minPrice: numberOf(minPrice),
    maxPrice: numberOf(maxPrice),
    need: numberOf(need),
    view: undefined,
  }),
  pageSize: cataloguePageSize,
  countBy: 'stock',
} as const;

/** The catalogue. It is the same for everybody, so its calls send no token. */
export const catalogueList = defineList({
  ...catalogue,
  // Only a category has specs.
  readers: { ...catalogue.readers, specs: () => undefined },
  key: ['parts', 'catalogue'],
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
});

/** Loads what the page of all parts shows at `url`. */
export const prefetchCatalogue = (client: QueryClient, url: URL): Promise<unknown> =>
  Promise.all([
    prefetchList(client, url, catalogueList),
    client.prefetchQuery({
      ...categoriesQuery(catalogueList.filtersOf(catalogueList.searchParams.parse(url.searchParams))),
      staleTime: recentMs,
    }),
    prefetchVehicle(client, url),
  ]);

/** The page of a category, or of all parts, with the filters that every category has. */
export function categoryHref(slug: string | null, query: CatalogueQuery): string {
  const shared = { ...query, page: undefined, specs: undefined };
  const written = catalogueList.searchParams.serialize(shared).toString();
  const path = slug === null ? paths.parts : paths.category.to(slug);
  return written === '' ? path : `${path}?${written}`;
}

import type { QueryClient } from '@tanstack/react-query';
import { partReaders } from '#contract/catalogue/part-filters.ts';
import { isSlug } from '#contract/catalogue/spec-filters.ts';
import { callPage } from '#app/lib/http/api.ts';
import { prefetchVehicle } from '#app/lib/vehicles/addressed-vehicle.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import type { CatalogueQuery } from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import { specsIn } from '#ui/sections/catalogue/PartsCatalogue/spec-query.ts';
import { catalogue } from './catalogue-list.ts';
import { prefetchList } from './fewer-filters.ts';
import { categoriesQuery, categoryQuery, facetsQuery } from './queries.ts';

/** The parts of a category. */
export const categoryList = (slug: string) =>
  defineList({
    ...catalogue,
    readers: { ...catalogue.readers, specs: partReaders.specs },
    // The list is a table with a column for each of them.
    pageParams: ({ view }) => ({ include: view === 'list' ? 'specifications' : undefined }),
    readFields: (fields) => ({ specs: specsIn(fields) }),
    key: ['parts', 'catalogue', slug],
    fetchPage({ query, signal }) {
      const inCategory = new URLSearchParams(query);
      inCategory.set('category', slug);
      return callPage('listParts', { credential: 'none', query: inCategory, signal });
    },
  });

export const categoryFacetsQuery = (slug: string, query: CatalogueQuery) =>
  facetsQuery(slug, categoryList(slug).searchParams.serialize(catalogue.callFilters(query)));

/** Loads what the page of a category shows at `url`. The lists of what cannot be a category would be refused. */
export function prefetchCategory(client: QueryClient, slug: string, url: URL): Promise<unknown> {
  const details = client.prefetchQuery({ ...categoryQuery(slug), staleTime: recentMs });
  if (!isSlug(slug)) return details;
  const list = categoryList(slug);
  const query = list.searchParams.parse(url.searchParams);
  return Promise.all([
    prefetchList(client, url, list, slug),
    client.prefetchQuery({ ...categoriesQuery(list.filtersOf(query)), staleTime: recentMs }),
    details,
    client.prefetchQuery({ ...categoryFacetsQuery(slug, query), staleTime: recentMs }),
    prefetchVehicle(client, url),
  ]);
}

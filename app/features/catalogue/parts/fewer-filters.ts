import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Part } from '#contract/catalogue/parts.ts';
import { call } from '#app/lib/http/api.ts';
import { chooseYearHref } from '#app/paths.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import type { ListDefinition } from '#app/lib/lists/define-list.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { CatalogueQuery } from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import type { FewerFilters } from '#ui/sections/catalogue/PartsCatalogue/NothingFound.tsx';

async function otherYears(slug: string | undefined): Promise<FewerFilters['otherYears']> {
  if (slug === undefined) return null;
  const vehicle = await call('findVehicle', { params: { slug }, credential: 'none' });
  return { model: vehicle.name, href: chooseYearHref(vehicle) };
}

/** What fewer filters would find than those of a list, if it found nothing. `category`: the one that the list is of. */
export function fewerFiltersQuery(
  list: ListDefinition<CatalogueQuery, Part>,
  asked: CatalogueQuery,
  { category, page }: { category?: string | undefined; page?: ListPage<Part> | undefined },
) {
  const query = list.filtersOf({ ...asked, sort: undefined, page: undefined });
  const isFiltered = query.size > 0;
  if (category !== undefined) query.set('category', category);
  return queryOptions({
    queryKey: ['parts', 'fewer-filters', query.toString()],
    enabled: page?.total === 0 && isFiltered,
    async queryFn({ signal }): Promise<FewerFilters | null> {
      try {
        const [found, years] = await Promise.all([
          call('partRelaxations', { query, credential: 'none', signal }),
          otherYears(asked.vehicle ?? page?.reading?.vehicle?.slug),
        ]);
        return { ...found, otherYears: years };
      } catch (error) {
        if (signal.aborted) throw error;
        // The page does without.
        return null;
      }
    },
  });
}

/** Loads what a list shows, also if it finds nothing. */
export async function prefetchList(
  client: QueryClient,
  url: URL,
  list: ListDefinition<CatalogueQuery, Part>,
  category?: string,
): Promise<void> {
  await list.prefetch(client, url);
  const asked = list.searchParams.parse(url.searchParams);
  const page = client.getQueryData(list.pageQuery(asked).queryKey);
  const query = fewerFiltersQuery(list, asked, { category, page });
  if (query.enabled === true) await client.prefetchQuery({ ...query, staleTime: recentMs });
}

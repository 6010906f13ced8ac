import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockStates } from '#contract/catalogue/stock.ts';
import { answeredMark } from '#contract/fitment/answered-mark.ts';
import type { Answer } from '#contract/fitment/fitment.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import type { ListDefinition } from '#app/lib/lists/define-list.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { vehicleQuery } from '#app/lib/queries/vehicles.ts';
import { useAnswersOf } from '#app/lib/vehicles/vehicle-answers.ts';
import type { ListPage } from '#ui/list-page.ts';
import { mapRemote } from '#ui/remote.ts';
import { partHref, paths } from '#app/paths.ts';
import type { CatalogueQuery } from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import { categoryHref } from './catalogue-list.ts';
import { fewerFiltersQuery } from './fewer-filters.ts';
import { categoriesQuery } from './queries.ts';

/** The server does not know what the customer said of the vehicle. */
const answeredPage = (page: ListPage<Part>, answers: readonly Answer[]): ListPage<Part> =>
  answers.length === 0
    ? page
    : {
        ...page,
        rows: page.rows.map((part) =>
          part.fit === undefined ? part : { ...part, fit: answeredMark(part.fit, answers) },
        ),
      };

/** The state of the catalogue: of all parts, or of those in a category. */
export function useCatalogue(definition: ListDefinition<CatalogueQuery, Part>, category?: string) {
  const { asked, list, page } = useListScreen(definition);
  const categories = useQuery({
    ...categoriesQuery(definition.filtersOf(asked)),
    placeholderData: keepPreviousData,
  });
  const slug = asked.vehicle;
  const { data: vehicle } = useQuery({ ...vehicleQuery(slug ?? ''), enabled: slug !== undefined });
  /** The pages of a part say whether it fits the vehicle that the list is filtered by. */
  const about = slug === undefined ? '' : `?vehicle=${slug}`;
  const found = list.isRefreshing ? undefined : page;
  const answers = useAnswersOf(slug === undefined ? null : { slug });
  const fewer = useQuery(fewerFiltersQuery(definition, asked, { category, page: found }));
  return {
    /** The query that was sent. */
    asked,
    /** The props of `CatalogueVehicle`. */
    bar: {
      definition,
      asked,
      page,
      vehicle: slug === undefined ? undefined : { found: vehicle },
    },
    /** The props of the section. */
    catalogue: {
      ...list,
      list: mapRemote(list.list, (page) => answeredPage(page, answers)),
      counts: countsIn(page, stockStates),
      categories: toRemote(categories),
      categoryHref: (slug: string | null) => categoryHref(slug, list.query),
      vehicleName: vehicleName(vehicle ?? undefined),
      hrefOf: ({ _id }: Part) => paths.purchase.to(_id) + about,
      partHrefOf: (part: Part) => partHref(part) + about,
      contactHref: paths.contact,
      hrefWith(change: Partial<CatalogueQuery>) {
        const exact = 'search' in change ? undefined : asked.exact;
        return `?${definition.searchParams.serialize({ ...asked, page: undefined, exact, ...change })}`;
      },
      vehiclesHref: (words: string) => `${paths.vehicle}?${new URLSearchParams({ words })}`,
      fewer: toRemote(fewer),
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import type { Part } from '#contract/parts.ts';
import { stockStates } from '#contract/stock.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import type { ListDefinition } from '#app/lib/lists/define-list.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { partHref, paths } from '#app/paths.ts';
import type { CatalogueQuery } from '#ui/sections/PartsCatalogue/catalogue-query.ts';
import { categoryHref } from './catalogue-list.ts';
import { categoriesQuery } from './queries.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

/** The state of the catalogue: of all parts, or of those in a category. */
export function useCatalogue(definition: ListDefinition<CatalogueQuery, Part>) {
  const { asked, list, page } = useListScreen(definition);
  const categories = useQuery(categoriesQuery());
  return {
    /** The query that was sent. */
    asked,
    /** The props of the section. */
    catalogue: {
      ...list,
      counts: countsIn(page, stockStates),
      categories: toRemote(categories),
      categoryHref: (slug: string | null) => categoryHref(slug, list.query),
      hasShortcut: useSingleKeys(),
      hrefOf: purchaseHref,
      partHrefOf: partHref,
      contactHref: paths.contact,
      pageHref: (page: number) => `?${definition.searchParams.serialize({ ...asked, page })}`,
    },
  };
}

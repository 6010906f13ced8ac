import { startTransition, useState } from 'react';
import type { ListPage } from '../list-page.ts';
import type { Remote } from '../remote.ts';
import type { PartCard } from '../sections/part-card.ts';
import {
  cataloguePageSize,
  wholeCatalogue,
  type CatalogueQuery,
} from '../sections/PartsCatalogue/catalogue-query.ts';
import { PartsCatalogue, type PartsCatalogueProps } from '../sections/PartsCatalogue/PartsCatalogue.tsx';
import { FromApiList } from './FromApi.tsx';

/** GET /parts with what the query asks for. */
function pathOf(query: CatalogueQuery): `/${string}` {
  const params = new URLSearchParams({ page: String(query.page), limit: String(cataloguePageSize) });
  if (query.search.trim() !== '') params.set('search', query.search.trim());
  if (query.sort !== 'catalogue') params.set('sort', query.sort);
  if (query.stock.length > 0) params.set('stock', query.stock.join(','));
  for (const bound of ['minPrice', 'maxPrice', 'need'] as const) {
    const value = query[bound];
    if (value !== null) params.set(bound, String(value));
  }
  return `/parts?${params}`;
}

interface CatalogueProps extends Pick<PartsCatalogueProps, 'counts'> {
  story: string;
  /** What is asked for at first. */
  startsWith?: Partial<CatalogueQuery>;
  onQueryChange?(query: CatalogueQuery): void;
}

const hrefOf = ({ _id }: PartCard) => `/purchase/${_id}`;

/** The catalogue in a story: what it asks for is kept here, and asked of the story's mocked API. */
export function Catalogue({ story, startsWith, counts, onQueryChange }: CatalogueProps) {
  const [query, setQuery] = useState<CatalogueQuery>({ ...wholeCatalogue, ...startsWith });
  return (
    <FromApiList<PartCard> story={story} path={pathOf(query)}>
      {(parts: Remote<ListPage<PartCard>>, isRefreshing) => (
        <PartsCatalogue
          parts={parts}
          isRefreshing={isRefreshing}
          counts={counts}
          query={query}
          onQueryChange={(next) => {
            onQueryChange?.(next);
            // As in the app: what is typed is there at once, the rest comes by the router, which takes its time.
            if (next.search !== query.search) setQuery(next);
            else startTransition(() => setQuery(next));
          }}
          hrefOf={hrefOf}
        />
      )}
    </FromApiList>
  );
}

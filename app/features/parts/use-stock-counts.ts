import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { stockStates } from '#contract/stock.ts';
import type { CatalogueQuery } from '#ui/sections/PartsCatalogue/catalogue-query.ts';
import type { StockCounts } from '#ui/sections/PartsCatalogue/CatalogueFilters.tsx';
import { stockCountQuery } from './queries.ts';

/** How many parts that match `query` are in each state; null until all are known. */
export function useStockCounts(query: CatalogueQuery): StockCounts | null {
  const [inStock, low, out] = useQueries({
    queries: stockStates.map((stock) => ({
      ...stockCountQuery(query, stock),
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => data);
  if (inStock === undefined || low === undefined || out === undefined) return null;
  return { in: inStock, low, out };
}

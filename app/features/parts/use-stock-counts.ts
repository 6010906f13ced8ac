import { useQueries } from '@tanstack/react-query';
import { stockStates } from '#contract/parts.ts';
import type { StockCounts } from '#ui/sections/PartsCatalogue/CatalogueFilters.tsx';
import { stockCountQuery } from './queries.ts';

/** How many parts of the whole catalogue are in each state; null until all are known. */
export function useStockCounts(): StockCounts | null {
  const [inStock, low, out] = useQueries({ queries: stockStates.map(stockCountQuery) }).map(
    ({ data }) => data,
  );
  if (inStock === undefined || low === undefined || out === undefined) return null;
  return { in: inStock, low, out };
}

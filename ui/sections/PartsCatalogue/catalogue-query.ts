import type { StockState } from '#contract/stock.ts';
import * as common from '#messages/common.ts';
import * as m from '#messages/parts-catalogue.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';

export const catalogueSorts = ['catalogue', 'name', '-name', 'price', '-price'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** What somebody wants to see of the catalogue. */
export interface CatalogueQuery {
  search: string;
  /** `catalogue` is the catalogue's own order; a minus turns an order round. */
  sort: CatalogueSort;
  /** None means all. */
  stock: readonly StockState[];
  /** Dollars. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Units that one order could hold. */
  need: number | null;
  /** From 1. */
  page: number;
  /** How it is shown; changes nothing about what is found. */
  view: 'grid' | 'list';
}

/** How many parts one page holds. */
export const cataloguePageSize = 24;

/** The catalogue from its first part on, as a grid. */
export const wholeCatalogue: CatalogueQuery = {
  search: '',
  sort: 'catalogue',
  stock: [],
  minPrice: null,
  maxPrice: null,
  need: null,
  page: 1,
  view: 'grid',
};

export const stockWords: Readonly<Record<StockState, string>> = {
  in: m.inStock(),
  low: common.runningLow(),
  out: common.outOfStock(),
};

/** One thing by which the catalogue is narrowed down. */
export interface CatalogueFilter {
  id: string;
  words: string;
  /** What becomes of the query without it. */
  without: Partial<CatalogueQuery>;
}

function priceWords(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return m.minToMax({ min: formatMoney(min), max: formatMoney(max) });
  if (min !== null) return m.fromMin({ min: formatMoney(min) });
  return max === null ? null : m.upToMax({ max: formatMoney(max) });
}

/** Every filter that is at work, in the order in which they stand on the page. */
export function filtersOf({ search, stock, minPrice, maxPrice, need }: CatalogueQuery): CatalogueFilter[] {
  const filters: CatalogueFilter[] = [];
  const sought = search.trim();
  if (sought !== '') filters.push({ id: 'search', words: `“${sought}”`, without: { search: '' } });
  for (const state of stock) {
    const without = { stock: stock.filter((other) => other !== state) };
    filters.push({ id: `stock-${state}`, words: stockWords[state], without });
  }
  const price = priceWords(minPrice, maxPrice);
  if (price !== null) {
    filters.push({ id: 'price', words: price, without: { minPrice: null, maxPrice: null } });
  }
  if (need !== null) {
    const words = m.needUnits({ count: need, shown: formatCount(need) });
    filters.push({ id: 'need', words, without: { need: null } });
  }
  return filters;
}

/** Without any of them; how it is ordered and shown stays. */
export function withoutFilters({ sort, view }: CatalogueQuery): CatalogueQuery {
  return { ...wholeCatalogue, sort, view };
}

/** "Showing 25–28 of 28 parts". */
export function countWords(query: CatalogueQuery, { total, isCapped = false }: Total): string {
  const isFiltered = filtersOf(query).length > 0;
  if (total === 0) return isFiltered ? m.noPartsMatch() : m.noParts();
  if (total > cataloguePageSize || isCapped) {
    const first = (query.page - 1) * cataloguePageSize + 1;
    const last = Math.min(query.page * cataloguePageSize, total);
    const counted = { total: formatCount(total) };
    const all = isCapped ? m.moreThanTotalParts(counted) : m.totalParts(counted);
    return first > total
      ? m.nothingOnPagePageOfAll({ page: query.page, all })
      : m.showingFirstLastOfAll({ first: formatCount(first), last: formatCount(last), all });
  }
  const counted = { count: total, shown: formatCount(total) };
  return isFiltered ? m.showingParts(counted) : m.showingAllParts(counted);
}

interface Total {
  total: number;
  isCapped?: boolean;
}

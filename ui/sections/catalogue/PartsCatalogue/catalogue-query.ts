import { limits } from '#contract/limits.ts';
import type { PartFilters } from '#contract/catalogue/part-filters.ts';
import type { ReadModels, SearchReading } from '#contract/catalogue/search-reading.ts';
import { stockStates, type StockState } from '#contract/catalogue/stock.ts';
import { wordsWithout } from '#contract/words-without.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { parseDollars, parseWhole } from '#ui/components/NumberInput/parse-number.ts';

/** A minus sorts in descending order. */
export const catalogueSorts = ['name', '-name', 'price', '-price'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** A number that filters; undefined for any. Text that is not a valid number is kept for its field and does not filter. */
export type Amount = number | string | undefined;

/** Parses the text of a filter. Returns null if it is not a number that the server accepts. */
export const parseAmount = {
  minPrice: dollars,
  maxPrice: dollars,
  need(text: string) {
    const count = parseWhole(text);
    return count !== null && count >= 1 && count <= limits.stockMax ? count : null;
  },
};

function dollars(text: string) {
  const amount = parseDollars(text);
  return amount !== null && amount <= limits.price.max ? amount : null;
}

/** Returns undefined for text that does not filter. */
export const numberOf = (amount: Amount) => (typeof amount === 'string' ? undefined : amount);

/** The filters of the contract, as a person types them, and the layout. */
export interface CatalogueQuery extends Omit<
  PartFilters,
  'minPrice' | 'maxPrice' | 'need' | 'category' | 'sort'
> {
  minPrice?: Amount;
  maxPrice?: Amount;
  need?: Amount;
  /** By default in catalogue order. */
  sort?: CatalogueSort | undefined;
  /** By default a grid. Does not change the results. */
  view?: 'list' | undefined;
}

/** Parts per page. */
export const cataloguePageSize = 24;

export const stockWords: Readonly<Record<StockState, string>> = {
  in: m.inStock(),
  low: common.runningLow(),
  out: common.outOfStock(),
};

/** An active filter. */
export interface CatalogueFilter {
  id: string;
  words: string;
  /** The query without it. */
  without: Partial<CatalogueQuery>;
}

function priceWords(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined)
    return m.priceBetween({ min: formatMoney(min), max: formatMoney(max) });
  if (min !== undefined) return m.priceFrom({ min: formatMoney(min) });
  return max === undefined ? undefined : m.priceUpTo({ max: formatMoney(max) });
}

/** All active filters, in the order of the page. `vehicleName`: of the vehicle that filters, if it is known. */
export function filtersOf(
  { search = '', stock = [], minPrice, maxPrice, ...query }: CatalogueQuery,
  vehicleName?: string | null,
): CatalogueFilter[] {
  const filters: CatalogueFilter[] = [];
  if (query.vehicle !== undefined)
    filters.push({ id: 'vehicle', words: vehicleName ?? m.vehicle(), without: { vehicle: undefined } });
  const sought = search.trim();
  if (sought !== '') filters.push({ id: 'search', words: `“${sought}”`, without: { search: undefined } });
  for (const state of stock) {
    const without = { stock: stock.filter((other) => other !== state) };
    filters.push({ id: `stock-${state}`, words: stockWords[state], without });
  }
  const price = priceWords(numberOf(minPrice), numberOf(maxPrice));
  if (price !== undefined) {
    filters.push({ id: 'price', words: price, without: { minPrice: undefined, maxPrice: undefined } });
  }
  const { brand } = query;
  if (brand !== undefined)
    filters.push({ id: 'brand', words: m.brand({ brand }), without: { brand: undefined } });
  const need = numberOf(query.need);
  if (need !== undefined) {
    const words = m.needUnits({ count: need, shown: formatCount(need) });
    filters.push({ id: 'need', words, without: { need: undefined } });
  }
  return filters;
}

/** The id of the filter by a vehicle that the server read in the search. */
export const readVehicleId = 'read-vehicle';

/** The same, after the server has read a vehicle in the search: it and the other words are two filters. */
export function filtersRead(
  query: CatalogueQuery,
  reading: SearchReading | undefined,
  vehicleName?: string | null,
): CatalogueFilter[] {
  const filters = filtersOf(query, vehicleName);
  const { vehicle: read, models, rest = '' } = reading ?? {};
  if (!read && !models) return filters;
  // Models without a year have no filter of their own.
  const withoutWords = read
    ? { search: undefined, vehicle: read.slug }
    : { search: wordsBeside(query, rest) };
  const vehicle = read?.name ?? (models && m.anyOfModels(countOfModels(models))) ?? '';
  return [
    ...(rest === '' ? [] : [{ id: 'search', words: `“${rest}”`, without: withoutWords }]),
    { id: readVehicleId, words: vehicle, without: { search: rest } },
    ...filters.filter(({ id }) => id !== 'search'),
  ];
}

/** The words of a search without some of them. */
export const wordsBeside = ({ search = '' }: CatalogueQuery, words: string): string =>
  wordsWithout(search, words);

/** For a message. */
export function countOfModels({ choices, more }: ReadModels) {
  const count = choices.length + more;
  return { count, shown: formatCount(count) };
}

/**
 * Returns what the fields of the catalogue's form ask for beside the search, or null if `query` asks for the same. The caller reads `specs` from
 * their fields. Numbers that cannot be read stay as text.
 */
export function changesIn(
  fields: FormData,
  query: CatalogueQuery,
  specs?: string,
): Partial<CatalogueQuery> | null {
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const amountOf = (name: keyof typeof parseAmount): Amount => {
    const text = textOf(name).trim();
    return text === '' ? undefined : (parseAmount[name](text) ?? text);
  };
  const wanted = fields.getAll('stock');
  const shown = {
    sort: catalogueSorts.find((sort) => sort === textOf('sort')),
    stock: stockStates.filter((state) => wanted.includes(state)),
    minPrice: amountOf('minPrice'),
    maxPrice: amountOf('maxPrice'),
    need: amountOf('need'),
    specs,
  };
  const { sort, stock = [], minPrice, maxPrice, need } = query;
  const asked = { sort, stock, minPrice, maxPrice, need, specs: query.specs };
  return JSON.stringify(shown) === JSON.stringify(asked) ? null : shown;
}

/** The query without filters. Sorting and layout stay. */
export function withoutFilters({ sort, view }: CatalogueQuery): CatalogueQuery {
  return { sort, view };
}

/** "Showing 25–28 of 28 parts". */
export function countWords(query: CatalogueQuery, { total, isCapped = false }: Total): string {
  const isFiltered = query.specs !== undefined || filtersOf(query).length > 0;
  if (total === 0) return isFiltered ? m.noMatch() : m.noParts();
  if (total > cataloguePageSize || isCapped) {
    const { page = 1 } = query;
    const first = (page - 1) * cataloguePageSize + 1;
    const last = Math.min(page * cataloguePageSize, total);
    const counted = { first: formatCount(first), last: formatCount(last), total: formatCount(total) };
    if (first <= total) return isCapped ? m.rangeCapped(counted) : m.range(counted);
    const missing = { page, total: counted.total };
    return isCapped ? m.pageOutOfRangeCapped(missing) : m.pageOutOfRange(missing);
  }
  const counted = { count: total, shown: formatCount(total) };
  return isFiltered ? m.showingSome(counted) : m.showingAll(counted);
}

/** Says that no part meets all of these filters. */
export function nothingWords(filters: readonly CatalogueFilter[]): string {
  const [first] = filters;
  if (filters.length === 1 && first) return m.noMatchFilters({ filters: first.words });
  const count = (['2', '3', '4', '5', '6'] as const).find((one) => one === String(filters.length));
  return count ? m.noneOfAll({ count }) : m.noneOfMany();
}

interface Total {
  total: number;
  isCapped?: boolean;
}

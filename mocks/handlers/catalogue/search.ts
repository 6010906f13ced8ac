import * as calls from '#contract/calls.ts';
import { relaxedFilters } from '#contract/catalogue/relaxed-filters.ts';
import { noSuggestions, type SuggestQuery, type Suggestions } from '#contract/catalogue/search.ts';
import type { CategoryDetails } from '#contract/catalogue/specifications.ts';
import { foldText } from '#contract/fold-text.ts';
import { searchReport, synonyms } from '../../fixtures/searches.ts';
import { failing, mock, neverAnswered } from '../mock.ts';
import { categoriesIn, fitOf, partsWith } from '../part-data.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

const includes = (text: string, typed = '') => foldText(text).includes(foldText(typed));

/** The server also reads numbers and vehicles. */
function suggestIn(shop: Shop, { query, vehicle, fitting }: SuggestQuery): Suggestions {
  if (query === '') return noSuggestions;
  const isFitting = vehicle !== undefined && fitting !== undefined;
  const found = partsWith(shop, isFitting ? { vehicle } : {}).filter(({ name }) => includes(name, query));
  const categories = categoriesIn(shop);
  const groupOf = ({ parent }: CategoryDetails) => categories.find(({ slug }) => slug === parent);
  const named = categories.find(({ name, parent }) => parent !== null && foldText(name) === foldText(query));
  return {
    ...noSuggestions,
    ...((isFitting || named) && {
      reading: {
        ...{ words: query, size: null, vehicle: null, isFitting, models: null },
        category: named ? { name: named.name, isAll: true } : null,
        ...{ parts: found.length, isCapped: false },
      },
    }),
    parts: found.slice(0, 3).map((part) => {
      const fit = vehicle === undefined ? undefined : fitOf(part, vehicle);
      return { number: part.number ?? '', name: part.name, price: part.price, ...(fit && { fit }) };
    }),
    categories: categories
      .filter(({ name, parent }) => parent !== null && includes(name, query))
      .slice(0, 1)
      .map((one) => ({
        slug: one.slug,
        name: one.name,
        group: groupOf(one)?.name ?? null,
        parts: one.parts,
      })),
  };
}

export const searchHandlersIn = (shopOf: () => Shop) => [
  mock(calls.suggest)(({ readQuery }) => {
    return suggestIn(shopOf(), readQuery());
  }),
  mock(calls.partRelaxations)(({ readQuery }) => {
    const without = relaxedFilters(readQuery()).map(([filter, { search, ...filters }]) => {
      const found = partsWith(shopOf(), filters).filter(({ name }) => includes(name, search));
      return { filter, parts: found.length, isCapped: false };
    });
    return {
      without: without.filter(({ parts }) => parts > 0).toSorted((one, other) => other.parts - one.parts),
      rarestWord: null,
      withoutWord: [],
    };
  }),
  mock(calls.listSynonyms)(() => synonyms),
  mock(calls.saveSynonyms)(({ readBody }) => readBody()),
  mock(calls.searchReport)(() => searchReport),
];

export const searchHandlers = searchHandlersIn(fixedShop());

/** Other outcomes. Put them before `searchHandlers`. */
export const searchScenarios = {
  nothingSuggested: mock(calls.suggest)(() => noSuggestions),
  relaxationsFailed: failing(calls.partRelaxations),
  relaxationsLoading: neverAnswered(calls.partRelaxations),
  nothingHelps: mock(calls.partRelaxations)(() => ({ without: [], rarestWord: null, withoutWord: [] })),
  reportLoading: neverAnswered(calls.searchReport),
  reportFailed: failing(calls.searchReport),
  reportEmpty: mock(calls.searchReport)(() => ({ searches: 0, frequent: [], withoutResult: [] })),
  synonymsLoading: neverAnswered(calls.listSynonyms),
  synonymsFailed: failing(calls.listSynonyms),
  noSynonyms: mock(calls.listSynonyms)(() => []),
};

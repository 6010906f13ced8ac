import * as calls from '#contract/calls.ts';
import { searchReport } from '../../fixtures/searches.ts';
import { failing, mock, neverAnswered } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';
import { noSuggestions, type Relaxed, type Suggestions } from '#contract/catalogue/search.ts';
import { readVehicle, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { categoriesIn, fitIn, lookAlikeIn, numberFoundIn, passes } from '../part-data.ts';

const includes = (text: string, typed: string) => text.toLowerCase().includes(typed.trim().toLowerCase());

function suggestIn(shop: Shop, query: string, vehicle: string | undefined): Suggestions {
  if (query.trim() === '') return noSuggestions;
  const suggested = (part: Part) => {
    const fit = vehicle === undefined ? undefined : fitIn(shop, part, vehicle);
    return { number: part.number ?? '', name: part.name, price: part.price, ...(fit && { fit }) };
  };
  const numbers = shop.parts.flatMap((part) => {
    const foundBy = numberFoundIn(shop, part, query);
    return foundBy === null ? [] : [{ part: suggested(part), ...(foundBy && { foundBy }) }];
  });
  const { models, year } = readVehicle(query, shop.makes);
  const categories = categoriesIn(shop);
  const groupNames = new Map(categories.map(({ slug, name }) => [slug, name]));
  return {
    numbers: numbers.slice(0, 2),
    parts: shop.parts
      .filter(({ name }) => includes(name, query))
      .slice(0, 3)
      .map(suggested),
    categories: categories
      .filter(({ name, parent }) => parent !== null && includes(name, query))
      .slice(0, 1)
      .map(({ slug, name, parent, parts }) => ({
        slug,
        name,
        group: groupNames.get(parent ?? '') ?? null,
        parts,
      })),
    vehicles: models.slice(0, 2).map((model) => ({
      ...{ make: model.make, model: model.slug, name: model.name },
      ...{ fromYear: year ?? model.fromYear, toYear: year ?? model.toYear },
      vehicle: year === null ? null : vehicleOf(model, year, null).slug,
    })),
  };
}

export const searchHandlersIn = (shopOf: () => Shop) => [
  mock(calls.suggest)(({ readQuery }) => {
    const { query, vehicle } = readQuery();
    const found = suggestIn(shopOf(), query, vehicle);
    const isEmpty = Object.values(found).every(({ length }) => length === 0);
    const corrected = isEmpty ? lookAlikeIn(shopOf(), query) : undefined;
    return corrected === undefined ? found : { corrected, ...suggestIn(shopOf(), corrected, vehicle) };
  }),
  mock(calls.partRelaxations)(({ readQuery }) => {
    const { search = '', ...filters } = readQuery();
    const shop = shopOf();
    const number = lookAlikeIn(shop, search) ?? search;
    const found = (without: Partial<typeof filters>, words = search) =>
      shop.parts.filter(
        (part) =>
          passes(shop, part, { ...filters, ...without }) &&
          (includes(part.name, words) || numberFoundIn(shop, part, number) !== null),
      ).length;
    const counts: ReadonlyArray<[Relaxed, number]> = [
      ['search', search === '' ? 0 : found({}, '')],
      ['stock', filters.stock === undefined ? 0 : found({ stock: undefined })],
      [
        'price',
        (filters.minPrice ?? filters.maxPrice) === undefined
          ? 0
          : found({ minPrice: undefined, maxPrice: undefined }),
      ],
      ['need', filters.need === undefined ? 0 : found({ need: undefined })],
      ['category', filters.category === undefined ? 0 : found({ category: undefined })],
      ['brand', filters.brand === undefined ? 0 : found({ brand: undefined })],
      ['specs', filters.specs === undefined ? 0 : found({ specs: undefined })],
      ['vehicle', filters.vehicle === undefined ? 0 : found({ vehicle: undefined })],
    ];
    const without = counts
      .filter(([, parts]) => parts > 0)
      .map(([filter, parts]) => ({ filter, parts, isCapped: false }))
      .toSorted((one, other) => other.parts - one.parts);
    const counted = search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ word, parts: shop.parts.filter(({ name }) => includes(name, word)).length }));
    const [rarest] = counted.toSorted((one, other) => one.parts - other.parts);
    return { without, rarestWord: counted.length > 1 && rarest ? rarest : null };
  }),
  mock(calls.listSynonyms)(() => shopOf().synonyms),
  mock(calls.saveSynonyms)(async ({ readBody }) => {
    const shop = shopOf();
    shop.synonyms = await readBody();
    return shop.synonyms;
  }),
  mock(calls.searchReport)(() => searchReport),
];

export const searchHandlers = searchHandlersIn(fixedShop());

/** Other outcomes. Put them before `searchHandlers`. */
export const searchScenarios = {
  nothingSuggested: mock(calls.suggest)(() => noSuggestions),
  relaxationsFailed: failing(calls.partRelaxations),
  relaxationsLoading: neverAnswered(calls.partRelaxations),
  nothingHelps: mock(calls.partRelaxations)(() => ({ without: [], rarestWord: null })),
  reportLoading: neverAnswered(calls.searchReport),
  reportFailed: failing(calls.searchReport),
  reportEmpty: mock(calls.searchReport)(() => ({ searches: 0, frequent: [], withoutResult: [] })),
  synonymsLoading: neverAnswered(calls.listSynonyms),
  synonymsFailed: failing(calls.listSynonyms),
  noSynonyms: mock(calls.listSynonyms)(() => []),
};

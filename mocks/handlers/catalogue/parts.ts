import * as calls from '#contract/calls.ts';
import { NumberMatch } from '#contract/catalogue/number-match.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState, stockStates } from '#contract/catalogue/stock.ts';
import { writeReading, type SearchReading } from '#contract/catalogue/search-reading.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildPart, detailsOf, parts } from '../../fixtures/parts.ts';
import { golfOfAnyEngine, wrangler } from '../../fixtures/vehicles.ts';
import { fitOf, partDataHandlersIn, partsWith } from '../part-data.ts';
import { answerPage } from '../list-page.ts';
import { failing, findById, mock, neverAnswered, rejected } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listParts)(({ readQuery }) => {
    const query = readQuery();
    const { vehicle } = query;
    const found = partsWith(shopOf(), { ...query, stock: undefined }).map((part) => {
      const fit = vehicle === undefined ? undefined : fitOf(part, vehicle);
      const { specifications } = detailsOf(part);
      return { ...part, ...(fit && { fit }), ...(query.include && { specifications }) };
    });
    return answerPage({ ...query, search: undefined }, found, {
      filter: (part, asked) => asked.stock?.includes(stockState(part)) ?? true,
      counted: { values: stockStates, valueOf: (part) => stockState(part) },
    });
  });

export const partsHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),
  mock(calls.findPart)(({ params }) => findById(shopOf().parts, params.id)),
  ...partDataHandlersIn(shopOf),
];

export const partsHandlersOf = (rows: readonly Part[]) => partsHandlersIn(fixedShop({ parts: rows }));
export const partsHandlers = partsHandlersOf(parts);

const longPart = buildPart({
  name: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
  description: 'Lubricantreservoirventilationassembly'.repeat(6),
  price: 999_999.99,
  quantity: 1_000_000,
  minQuantity: 1,
});

const longContent: readonly Part[] = [
  longPart,
  buildPart({
    _id: fixtureId('part', 2),
    name: '<b>قرص الفرامل</b> المهوّى الخلفي، 330 × 28 مم',
    description: 'ق',
    price: 0.5,
    quantity: 0,
    minQuantity: 1,
    image: '',
  }),
];

const list = (rows: readonly Part[]) => listing(fixedShop({ parts: rows }));

const understood = (reading: SearchReading, found = parts) =>
  mock(calls.listParts)(({ readQuery }) => {
    const search = reading.corrected ?? reading.rest;
    const page = answerPage({ ...readQuery(), search }, found, { search: ({ name }) => [name] });
    page.headers.set('X-Search', writeReading(reading));
    return page;
  });

/** Other outcomes. Put them before `partsHandlers`. */
export const partsScenarios = {
  loading: neverAnswered(calls.listParts),
  empty: list([]),
  failed: failing(calls.listParts, 'The parts could not be read.'),
  oneRow: list(parts.slice(0, 1)),
  longContent: list(longContent),
  /** "brkae disc" is read as "brake disc". */
  corrected: understood({ corrected: 'brake disc', rest: 'brkae disc' }),
  /** The search names a vehicle. */
  vehicleRead: understood({
    vehicle: { slug: golfOfAnyEngine.slug, name: vehicleName(golfOfAnyEngine) ?? '' },
    rest: 'brake disc',
  }),
  /** "golf disc" may be two models, in any year. */
  modelsRead: understood(
    {
      models: {
        year: null,
        choices: [golfOfAnyEngine, wrangler].map(({ model, make, name, modelYears }) => ({
          ...{ slug: model, name: `${make} ${name}`, parts: 3 },
          ...{ fromYear: modelYears?.from ?? 0, toYear: modelYears?.to ?? 0 },
        })),
        more: 12,
      },
      rest: 'brake disc',
    },
    parts.map((part, index) => ({
      ...part,
      fitModels: {
        fits: index % 2 === 0 ? [golfOfAnyEngine.name] : [],
        fitsIf: [wrangler.name],
        isAll: false,
      },
    })),
  ),
  /** No brake caliper is on sale. Other parts have the words in their names. */
  otherKind: understood({
    otherKind: { words: 'brake caliper', isInNames: true },
    ...{ rest: 'brake caliper', corrected: 'brake' },
  }),
  /** No brake caliper is on sale. The descriptions of other parts mention it. */
  otherKindMentioned: understood({
    otherKind: { words: 'brake caliper', isInNames: false },
    ...{ rest: 'brake caliper', corrected: 'brake' },
  }),
  /** One number in different spellings. */
  numbersMatched: mock(calls.listParts)(() =>
    answerPage(
      {},
      NumberMatch.options.map((numberMatch, index) =>
        buildPart({ _id: fixtureId('part', index + 1), name: `Brake disc ${index + 1}`, numberMatch }),
      ),
      { search: ({ name }) => [name] },
    ),
  ),
  /** No part has the word "hdi". */
  wordLeftOut: understood({ leftOut: ['hdi'], rest: 'brake disc hdi', corrected: 'brake disc' }),
  numberWithin: understood({ within: '0042', rest: '0042', corrected: 'brake disc' }),
  partLoading: neverAnswered(calls.findPart),
  partMissing: rejected(calls.findPart, 'NOT_FOUND'),
  partGone: rejected(calls.findPart, 'NOT_SOLD', { part: buildPart() }),
  partFailed: failing(calls.findPart, 'The parts could not be read.'),
  partLong: mock(calls.findPart)(() => longPart),
};

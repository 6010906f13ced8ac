import * as calls from '#contract/calls.ts';
import { type Part } from '#contract/parts.ts';
import { stockState, stockStates } from '#contract/stock.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildPart, parts } from '../fixtures/parts.ts';
import { numberFoundIn, partDataHandlersIn, passes } from './part-data.ts';
import { answerPage } from './list-page.ts';
import { failing, findById, mock, neverAnswered, rejected } from './mock.ts';
import { fixedShop, type Shop } from './shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listParts)(({ readQuery }) => {
    const query = readQuery();
    const shop = shopOf();
    const parts = shop.parts.map((part) => {
      const foundBy = numberFoundIn(shop, part, query.search ?? '');
      return foundBy ? { ...part, foundBy } : part;
    });
    return answerPage(query, parts, {
      search: ({ name, description }) => [name, description],
      finds: (part, search) => numberFoundIn(shop, part, search) !== null,
      filter: (part, filters) => passes(shop, part, filters),
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

/** Other outcomes. Put them before `partsHandlers`. */
export const partsScenarios = {
  loading: neverAnswered(calls.listParts),
  empty: list([]),
  failed: failing(calls.listParts, 'The parts could not be read.'),
  oneRow: list(parts.slice(0, 1)),
  longContent: list(longContent),
  partLoading: neverAnswered(calls.findPart),
  partMissing: rejected(calls.findPart, 'NOT_FOUND'),
  partFailed: failing(calls.findPart, 'The parts could not be read.'),
  partLong: mock(calls.findPart)(() => longPart),
};

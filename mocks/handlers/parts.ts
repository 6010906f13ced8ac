import * as calls from '#contract/calls.ts';
import { partSorts } from '#contract/list-filters.ts';
import { type Part } from '#contract/parts.ts';
import { stockState, stockStates } from '#contract/stock.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildPart, parts } from '../fixtures/parts.ts';
import { answerPage } from './list-page.ts';
import { failing, findById, mock, neverAnswered, rejected } from './mock.ts';
import { fixedShop, type Shop } from './shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listParts)(({ request }) =>
    answerPage(request, shopOf().parts, {
      search: ({ name, description }) => [name, description],
      sort: partSorts,
      countBy: stockStates,
      filter: (part, params) => {
        const stock = params.get('stock');
        const need = params.get('need');
        return (
          (stock === null || stock.split(',').includes(stockState(part))) &&
          part.price >= Number(params.get('minPrice') ?? 0) &&
          part.price <= Number(params.get('maxPrice') ?? Number.POSITIVE_INFINITY) &&
          (need === null || (part.minQuantity <= Number(need) && Number(need) <= part.quantity))
        );
      },
    }),
  );

export const partsHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),
  mock(calls.findPart)(({ params }) => findById(shopOf().parts, params.id)),
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

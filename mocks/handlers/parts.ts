import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import type { Part } from '#contract/parts.ts';
import { stockState } from '#contract/stock.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildPart, parts } from '../fixtures/parts.ts';
import { answerPage } from './list-page.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

/** GET /parts over a catalogue of one's own; without parameters it is the catalogue in its own order. */
export function answerParts(request: Request, catalogue: readonly Part[]) {
  return answerPage(request, catalogue, {
    search: ({ name, description }) => [name, description],
    sort: { name: ({ name }) => name, price: ({ price }) => price, quantity: ({ quantity }) => quantity },
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
  });
}

/** What everybody may ask about the parts of a catalogue. */
export const partsHandlersOf = (catalogue: readonly Part[]) => [
  mock(calls.listParts, ({ request }) => answerParts(request, catalogue)),
  mock(calls.findPart, ({ params }) => {
    const part = catalogue.find(({ _id }) => _id === params.id);
    if (part) return HttpResponse.json<Part>(part);
    return refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' });
  }),
];

/** The answers of the catalogue's calls, from a fresh shop. */
export const partsHandlers = partsHandlersOf(parts);

const fail = () => refuse(500, { message: 'The parts could not be read.', code: 'INTERNAL' });

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

/** Other courses that the calls can take; they stand ahead of `partsHandlers`. */
export const partsScenarios = {
  loading: neverAnswered(calls.listParts),
  empty: mock(calls.listParts, () => HttpResponse.json<readonly Part[]>([])),
  failed: mock(calls.listParts, fail),
  oneRow: mock(calls.listParts, ({ request }) => answerParts(request, parts.slice(0, 1))),
  longContent: mock(calls.listParts, ({ request }) => answerParts(request, longContent)),
  partLoading: neverAnswered(calls.findPart),
  partMissing: mock(calls.findPart, () =>
    refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' }),
  ),
  partFailed: mock(calls.findPart, fail),
  partLong: mock(calls.findPart, () => HttpResponse.json<Part>(longPart)),
};

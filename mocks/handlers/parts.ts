import { delay, http, HttpResponse, type DefaultBodyType } from 'msw';
import type { Part } from '#contract/parts.ts';
import type { Problem } from '#contract/problem.ts';
import { buildPart, parts } from '../fixtures/parts.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { answerPage } from './list-page.ts';
import { refuse } from './refuse.ts';

// Any base path, so that several stories on one page can each have their own.
const list = '*/api/parts';
const single = '*/api/parts/:id';

function stockOf({ quantity, minQuantity }: Part): 'in' | 'low' | 'out' {
  if (quantity < minQuantity) return 'out';
  return quantity < 5 * minQuantity ? 'low' : 'in';
}

/** GET /parts over a catalogue of one's own; without parameters it is the catalogue in its own order. */
export function answerParts(request: Request, catalogue: readonly Part[]) {
  return answerPage(request, catalogue, {
    search: ({ name, description }) => [name, description],
    sort: { name: ({ name }) => name, price: ({ price }) => price, quantity: ({ quantity }) => quantity },
    filter: (part, params) => {
      const stock = params.get('stock');
      const need = params.get('need');
      return (
        (stock === null || stock.split(',').includes(stockOf(part))) &&
        part.price >= Number(params.get('minPrice') ?? 0) &&
        part.price <= Number(params.get('maxPrice') ?? Number.POSITIVE_INFINITY) &&
        (need === null || (part.minQuantity <= Number(need) && Number(need) <= part.quantity))
      );
    },
  });
}

/** What everybody may ask about the parts of a catalogue. */
export const partsHandlersOf = (catalogue: readonly Part[]) => [
  http.get(list, ({ request }) => answerParts(request, catalogue)),
  http.get<{ id: string }, DefaultBodyType, Part | Problem>(single, ({ params }) => {
    const part = catalogue.find(({ _id }) => _id === params.id);
    if (part) return HttpResponse.json<Part>(part);
    return refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' });
  }),
];

/** The answers of the catalogue's calls, from a fresh shop. */
export const partsHandlers = partsHandlersOf(parts);

const fail = () => refuse(500, { message: 'The parts could not be read.', code: 'INTERNAL' });
const never = () => delay('infinite');

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
  loading: http.get(list, never),
  empty: http.get(list, () => HttpResponse.json<readonly Part[]>([])),
  failed: http.get(list, fail),
  oneRow: http.get(list, ({ request }) => answerParts(request, parts.slice(0, 1))),
  longContent: http.get(list, ({ request }) => answerParts(request, longContent)),
  partLoading: http.get(single, never),
  partMissing: http.get(single, () => refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' })),
  partFailed: http.get(single, fail),
  partLong: http.get(single, () => HttpResponse.json<Part>(longPart)),
};

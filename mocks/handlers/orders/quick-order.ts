import * as calls from '#contract/calls.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import { Part } from '#contract/catalogue/parts.ts';
import { lookAlikeKey } from '#contract/look-alike.ts';
import type { NumberAnswer } from '#contract/orders/quick-order.ts';
import { extrasOf } from '../../fixtures/parts.ts';
import { workbookRows } from '../../fixtures/quick-order.ts';
import { failing, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fitOf } from '../part-data.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

const judged = (parts: Shop['parts'], vehicle: string | undefined) =>
  vehicle === undefined ? parts : parts.map((part) => ({ ...part, fit: fitOf(part, vehicle) }));

/** The mock finds exact numbers and those that look alike. Its part that is not sold any more is the basket's. */
function answerOf(shop: Shop, number: string, vehicle?: string): NumberAnswer {
  const { offSale } = shop;
  const parts = judged(shop.parts, vehicle);
  const key = numberKey(number);
  const isIt = (one: { number: string }) => numberKey(one.number) === key;
  const choices = parts.flatMap((part) => {
    if (isIt(part)) return [part];
    const foundBy = extrasOf(part).references.find(isIt);
    return foundBy ? [{ ...part, foundBy }] : [];
  });
  const [part] = choices;
  if (part) return choices.length === 1 ? { kind: 'found', part } : { kind: 'several', choices };
  const sold = offSale.find((one) => one.state === 'discontinued' && isIt(one));
  if (sold) {
    const successor = parts.find(({ name }) => name === 'Rear coil spring') ?? null;
    return { kind: 'notSold', sold: Part.parse(sold), successor };
  }
  const isNear = (one: Part) => lookAlikeKey(one.number) === lookAlikeKey(number);
  return { kind: 'notFound', choices: parts.filter(isNear) };
}

export const quickOrderHandlersIn = (shopOf: () => Shop) => [
  mock(calls.findNumbers)(async ({ readBody }) => {
    const { numbers, vehicle } = await readBody();
    return { answers: numbers.map((number) => answerOf(shopOf(), number, vehicle)) };
  }),
  // Every workbook has the same list.
  mock(calls.readOrderFile)(async ({ request }) => {
    const file = (await request.formData()).get('file');
    const isZip = file instanceof Blob && (await file.slice(0, 2).text()) === 'PK';
    return isZip ? { rows: workbookRows } : reject('INVALID', { field: 'file' });
  }),
];

export const quickOrderHandlers = quickOrderHandlersIn(fixedShop());

const severalMatch = 'VM 608-2Z';

/** Other outcomes. Put them before `quickOrderHandlers`. */
export const quickOrderScenarios = {
  checking: neverAnswered(calls.findNumbers),
  failed: failing(calls.findNumbers),
  tooMany: rejected(calls.findNumbers, 'RATE_LIMITED'),
  /** Two parts have the number VM 608-2Z. */
  several: mock(calls.findNumbers)(async ({ readBody }) => {
    const shop = fixedShop()();
    const { numbers, vehicle } = await readBody();
    const choices = judged(shop.parts, vehicle).filter(
      ({ number }) => number === 'NH-10230' || number === 'NH-10236',
    );
    return {
      answers: numbers.map((number): NumberAnswer =>
        number === severalMatch ? { kind: 'several', choices } : answerOf(shop, number, vehicle),
      ),
    };
  }),
};

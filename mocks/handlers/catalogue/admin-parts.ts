import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { csvCell } from '#contract/csv-cell.ts';
import { foldText } from '#contract/fold-text.ts';
import { mergeFitments } from '#contract/fitment/verdict.ts';
import { isWorthCharging } from '#contract/limits.ts';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import { distinctReferences } from '#contract/catalogue/part-number.ts';
import type { PartState } from '#contract/catalogue/part-states.ts';
import { Part, tooCheap, type PartChange } from '#contract/catalogue/parts.ts';
import * as m from '#messages/problem.js';
import { pathOf, specificationsOf } from '../../fixtures/categories.ts';
import { parts } from '../../fixtures/parts.ts';
import { statementsOf } from '../../fixtures/vehicles.ts';
import { offSaleHandlersIn } from '../part-data.ts';
import { failing, findById, mock, neverAnswered, reject } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

const nameTaken = (name: string) => ({ message: `There is a part named ${name} already`, field: 'name' });

function requireFreeName(catalogue: readonly Part[], name: string, id?: string): void {
  const isTaken = catalogue.some((part) => part._id !== id && foldText(part.name) === foldText(name));
  if (isTaken) reject('NAME_TAKEN', nameTaken(name));
}

function requireFreeNumber(catalogue: readonly Part[], number: string, id?: string): void {
  const other = catalogue.find(
    (part) => part._id !== id && number !== '' && numberKey(part.number) === numberKey(number),
  );
  if (other) reject('NUMBER_TAKEN', { message: m.numberTakenBy({ name: other.name }), field: 'number' });
}

const ListedChange = z.omit(z.partial(Part), { _id: true, version: true });

/** The fields of the row in lists, and what the part has beside it. */
function split(changes: Omit<PartChange, 'version' | 'quantity' | 'quantitySeen'>) {
  const { references, specifications, morePictures, category, fitments, successor } = changes;
  const { imageAlt, state, isFitComplete } = changes;
  const details: Partial<PartDetails> = {
    ...(references && { references: distinctReferences(references) }),
    ...(morePictures && { morePictures }),
    ...(category !== undefined && { category, path: pathOf(category ?? '') }),
    ...(specifications && { specifications: specificationsOf(category ?? '', specifications) }),
    ...(imageAlt !== undefined && { imageAlt }),
    ...(state && { state }),
    ...(fitments && { fitments: statementsOf(mergeFitments(fitments)) }),
    ...(isFitComplete !== undefined && { isFitComplete }),
    ...(successor !== undefined && { successor: successor === '' ? null : { number: successor, name: '' } }),
  };
  return { row: ListedChange.parse(changes), details };
}

const all = ({ parts, offSale }: Shop): readonly Part[] => [...parts, ...offSale];

function remove(shop: Shop, { _id: id }: Part): void {
  shop.parts = shop.parts.filter(({ _id }) => _id !== id);
  shop.offSale = shop.offSale.filter(({ _id }) => _id !== id);
}

/** Moves a part to the list of its state. */
function place(shop: Shop, part: Part, state: PartState): void {
  remove(shop, part);
  if (state === 'onSale') shop.parts.push(part);
  else shop.offSale.push({ ...part, state });
}

const changing = (shopOf: () => Shop) =>
  mock(calls.changePart)(async ({ params, readBody }) => {
    const { version, quantitySeen, ...changes } = await readBody();
    const shop = shopOf();
    const { parts: catalogue, details } = shop;
    const current = findById(all(shop), params.id);
    if (version !== current.version || (quantitySeen ?? current.quantity) !== current.quantity) {
      reject('PART_CHANGED', { message: 'Somebody else has changed this part', part: current });
    }
    if (changes.name !== undefined) requireFreeName(all(shop), changes.name, current._id);
    if (changes.number !== undefined) requireFreeNumber(all(shop), changes.number, current._id);
    const { row, details: more } = split(changes);
    const part = { ...current, ...row };
    if (!isWorthCharging(part)) reject('INVALID', { message: tooCheap, field: 'price' });
    const isMore = Object.keys(more).length > 0;
    if (isMore) details.set(current._id, { ...details.get(current._id), ...more });
    if (!isMore && JSON.stringify(part) === JSON.stringify(current)) return { modifiedCount: 0, part };
    const changed = { ...part, version: version + 1 };
    if (catalogue.includes(current)) change(catalogue, current, changed);
    else shop.offSale = shop.offSale.map((one) => (one._id === changed._id ? { ...one, ...changed } : one));
    if (changes.state) place(shop, changed, changes.state);
    return { modifiedCount: 1, part: changed };
  });

export const adminPartsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.addPart)(async ({ readBody }) => {
    const part = await readBody();
    const shop = shopOf();
    const { parts: catalogue, details, newId } = shop;
    requireFreeName(all(shop), part.name);
    requireFreeNumber(all(shop), part.number ?? '');
    const insertedId = newId('part');
    const { details: more } = split(part);
    const { name, description, price, minQuantity, quantity, image, brand = '' } = part;
    const number = part.number ? part.number : `NH-${10_000 + catalogue.length + 1}`;
    details.set(insertedId, more);
    const row = { name, description, price, quantity, minQuantity, image, number, brand };
    place(shop, { ...row, _id: insertedId, version: 1 }, part.state ?? 'onSale');
    return { acknowledged: true, insertedId };
  }),

  mock(calls.exportParts)(() => {
    const rows = shopOf().parts.map(({ _id, name }) => `${_id},"${csvCell(name).replaceAll('"', '""')}"`);
    return new HttpResponse(['_id,name', ...rows].join('\n'), {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }),

  changing(shopOf),
  ...offSaleHandlersIn(shopOf),

  mock(calls.deletePart)(({ params }) => {
    const shop = shopOf();
    remove(shop, findById(all(shop), params.id));
    return { acknowledged: true, deletedCount: 1 };
  }),

  mock(calls.restorePart)(({ params }) => {
    findById(shopOf().parts, params.id);
    return { acknowledged: true, modifiedCount: 0 };
  }),
];

export const adminPartsHandlers = adminPartsHandlersIn(fixedShop());

/** What another admin changed in the first part while it was being edited. */
export const changedByOther = {
  name: 'Ventilated brake disc, 330 mm',
  price: 68.5,
  quantity: 412,
  version: 2,
} as const;

/** Other outcomes. Put them before `adminPartsHandlers`. */
export const adminPartsScenarios = {
  addFailed: failing(calls.addPart),
  addNeverAnswers: neverAnswered(calls.addPart),
  /** A change of the first part conflicts, unless it is based on the other admin's version. */
  changedMeanwhile: changing(
    fixedShop({ parts: parts.map((part, index) => (index === 0 ? { ...part, ...changedByOther } : part)) }),
  ),
  changeFailed: failing(calls.changePart),
};

import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { csvCell } from '#contract/csv-cell.ts';
import { Part, type PartChange } from '#contract/catalogue/parts.ts';
import { buildPart, parts } from '../../fixtures/parts.ts';
import { buildStockHistory } from '../../fixtures/stock-history.ts';
import { offSaleHandlersIn } from '../part-data.ts';
import { failing, findById, mock, neverAnswered, reject } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

/** What lists show of a new or changed part. The rest of it is not kept. */
const ListedFields = z.omit(z.partial(Part), { _id: true, version: true });

const changing = (shopOf: () => Shop) =>
  mock(calls.changePart)(async ({ params, readBody }) => {
    const { version, quantitySeen, ...changes } = await readBody();
    const { parts: catalogue, offSale } = shopOf();
    const current = findById([...catalogue, ...offSale], params.id);
    checkSeen(current, { version, quantitySeen });
    const part = { ...current, ...ListedFields.parse(changes), version: version + 1 };
    if (catalogue.includes(current)) change(catalogue, current, part);
    return { modifiedCount: 1, part };
  });

/** Throws 409 unless the version and the stock are those that the admin saw. */
function checkSeen(
  part: Part,
  { version = part.version, quantitySeen = part.quantity }: Partial<PartChange>,
) {
  if (version !== part.version || quantitySeen !== part.quantity)
    reject('PART_CHANGED', { message: 'Somebody else has changed this part', part });
}

export const adminPartsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.addPart)(async ({ readBody }) => {
    const { parts: catalogue, newId } = shopOf();
    const insertedId = newId('part');
    const { number, ...fields } = ListedFields.parse(await readBody());
    catalogue.push(buildPart({ ...fields, _id: insertedId, number: number || `NH-${catalogue.length}` }));
    return { acknowledged: true, insertedId };
  }),

  mock(calls.exportParts)(() => {
    const rows = shopOf().parts.map(({ _id, name }) => `${_id},"${csvCell(name).replaceAll('"', '""')}"`);
    return new HttpResponse(['_id,name', ...rows].join('\n'), {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }),

  changing(shopOf),

  mock(calls.stockHistory)(({ params, readQuery }) => {
    const { parts: catalogue, offSale } = shopOf();
    const history = buildStockHistory(findById([...catalogue, ...offSale], params.id).quantity);
    const { page = 1, limit = history.total } = readQuery();
    return { ...history, movements: history.movements.slice((page - 1) * limit, page * limit) };
  }),

  mock(calls.exportStockHistory)(({ params }) => {
    const { parts: catalogue, offSale } = shopOf();
    findById([...catalogue, ...offSale], params.id);
    return new HttpResponse('at,change,stock,cause,order,by,note', {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }),

  mock(calls.changeStock)(async ({ params, readBody }) => {
    const { quantity, quantitySeen } = await readBody();
    const { parts: catalogue, offSale } = shopOf();
    const current = findById([...catalogue, ...offSale], params.id);
    if (current.quantity === quantity) return { modifiedCount: 0, part: current };
    checkSeen(current, { quantitySeen });
    if (catalogue.includes(current)) change(catalogue, current, { quantity });
    return { modifiedCount: 1, part: { ...current, quantity } };
  }),

  ...offSaleHandlersIn(shopOf),

  mock(calls.deletePart)(({ params }) => {
    const { parts: catalogue, offSale } = shopOf();
    const part = findById([...catalogue, ...offSale], params.id);
    if (catalogue.includes(part)) catalogue.splice(catalogue.indexOf(part), 1);
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
  stockLoading: neverAnswered(calls.stockHistory),
  stockFailed: failing(calls.stockHistory),
  neverMoved: mock(calls.stockHistory)(() => ({
    ...buildStockHistory(),
    reserved: 0,
    days: [],
    total: 0,
    movements: [],
  })),
};

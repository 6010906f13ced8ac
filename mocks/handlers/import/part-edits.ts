import { HttpResponse } from 'msw';
import { stockState } from '#contract/catalogue/stock.ts';
import { createPriceSums, editedPrice } from '#contract/catalogue/edited-price.ts';
import type { PartChanges } from '#contract/catalogue/part-edits.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import * as calls from '#contract/calls.ts';
import {
  defaultOptions,
  type ImportDetails,
  type ImportRow,
  type ImportRun,
} from '#contract/import/imports.ts';
import { roundToCents, toDollars } from '#contract/money.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { demoAccounts } from '../../fixtures/users.ts';
import { mock, reject } from '../mock.ts';
import { change, type Shop } from '../shop-state.ts';

/** The edit that is planned. There is one at a time. */
interface Planned {
  run: ImportRun;
  rows: readonly ImportRow[];
  /** The parts as they are before and after. */
  parts: ReadonlyArray<{ before: Part; after: Part }>;
}

/** The fields that are kept here, by the columns of the preview. */
const columns = { price: 'price', quantity: 'stock', minQuantity: 'min_quantity' } as const;

function edited(part: Part, { price, stockChange = 0, minQuantity }: PartChanges): Part {
  return {
    ...part,
    ...(price && { price: toDollars(editedPrice(roundToCents(part.price), price)) }),
    ...(minQuantity !== undefined && { minQuantity }),
    quantity: Math.max(part.quantity + stockChange, 0),
  };
}

function plan(parts: readonly Part[], changes: PartChanges): Planned {
  const pairs = parts.map((before) => ({ before, after: edited(before, changes) }));
  const rows = pairs.map(({ before, after }, index): ImportRow => {
    const fields = (['price', 'quantity', 'minQuantity'] as const).filter(
      (field) => before[field] !== after[field],
    );
    return {
      ...{ row: index + 2, about: before.number, name: before.name, address: before.number, faults: [] },
      result: fields.length > 0 ? 'changed' : 'unchanged',
      changes: fields.map((field) => ({
        ...{ column: columns[field], before: String(before[field]), after: String(after[field]) },
      })),
    };
  });
  const changed = rows.filter(({ result }) => result === 'changed').length;
  const run: ImportRun = {
    ...{ _id: fixtureId('note', 900), name: 'Bulk edit: price', kind: 'parts', state: 'checked' },
    ...{ isQueued: false, startedBy: demoAccounts.admin.user.name, startedAt: '2026-11-18T10:00:00.000Z' },
    ...{ endedAt: null, bytes: 0, received: 0, rows: rows.length, done: rows.length, secondsLeft: null },
    counts: {
      ...{
        added: 0,
        changed,
        unchanged: rows.length - changed,
        refused: 0,
        waiting: 0,
        leftOut: 0,
        removed: 0,
      },
    },
    ...{ drafts: 0, pictures: { all: 0, done: 0 }, undoUntil: null, error: null },
  };
  return { run, rows, parts: pairs };
}

/** Edits of many parts. The server works on them while requests go on; the mock is done immediately. */
export function partEditsHandlersIn(shopOf: () => Shop) {
  let planned: Planned | undefined;
  const ownRun = (id: string) => (planned?.run._id === id ? planned : undefined);
  return [
    mock(calls.addPartEdit)(async ({ readBody }) => {
      const { ids, filters, changes } = await readBody();
      const parts = shopOf().parts.filter((part) =>
        ids
          ? ids.includes(part._id)
          : part.name.toLowerCase().includes((filters?.search ?? '').toLowerCase()) &&
            (filters?.stock === undefined || filters.stock === stockState(part)),
      );
      if (parts.length === 0) reject('INVALID', { message: 'No part matches any more.' });
      planned = plan(parts, changes);
      const sums = createPriceSums();
      for (const { before, after } of planned.parts) sums.see(before.price, after.price);
      const units = (which: 'before' | 'after') =>
        planned?.parts.reduce((sum, pair) => sum + pair[which].quantity, 0) ?? 0;
      return {
        run: planned.run,
        price: changes.price ? sums.value() : null,
        stock: changes.stockChange === undefined ? null : { before: units('before'), after: units('after') },
      };
    }),

    mock(calls.findImport)(({ params }): ImportDetails | undefined => {
      const own = ownRun(params.id);
      return (
        own && {
          ...{ ...own.run, file: null, columns: [], missing: [], saved: [], options: defaultOptions },
          ...{ notes: [], faults: [], missingParts: 0, matches: [], kept: [] },
        }
      );
    }),

    mock(calls.listImportRows)(({ params, readQuery }) => {
      const own = ownRun(params.id);
      if (!own) return undefined;
      const { result, limit = own.rows.length } = readQuery();
      const rows = own.rows.filter((row) => result === undefined || row.result === result);
      return HttpResponse.json(rows.slice(0, limit), { headers: { 'X-Total-Count': String(rows.length) } });
    }),

    mock(calls.takeImportStep)(async ({ params, readBody }) => {
      const own = ownRun(params.id);
      if (!own) return undefined;
      const { step } = await readBody();
      const { parts } = shopOf();
      for (const { before, after } of own.parts) {
        const current = parts.find(({ _id }) => _id === before._id);
        if (current) change(parts, current, step === 'undo' ? before : after);
      }
      own.run = { ...own.run, state: step === 'undo' ? 'undone' : 'done' };
      return own.run;
    }),

    mock(calls.removeImport)(({ params }) => {
      if (!ownRun(params.id)) return undefined;
      planned = undefined;
      return { acknowledged: true as const, deletedCount: 1 as const };
    }),
  ];
}

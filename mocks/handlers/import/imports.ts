import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import { ImportRun, ImportRuns, type ImportChange, type ImportDetails } from '#contract/import/imports.ts';
import { fieldsOf, missingColumns } from '#contract/import/map-columns.ts';
import { importColumns } from '#contract/import/kinds.ts';
import { stateAfterStep } from '#contract/import/steps.ts';
import {
  checkedImport,
  columnsImport,
  datesImport,
  doneImport,
  failedImport,
  importingImport,
  missingImport,
  importMatches,
  importRows,
  picturesImport,
  receivingImport,
  undoneImport,
} from '../../fixtures/imports.ts';
import { answerPage } from '../list-page.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

const isOpen = ({ state }: ImportDetails) => state === 'columns' || state === 'checked';

/** A run that waits for an admin. */
const findOpen = (runs: readonly ImportDetails[], id: string): ImportDetails => {
  const run = findById(runs, id);
  return isOpen(run) ? run : reject('IMPORT_BUSY');
};

function changedRun(run: ImportDetails, asked: ImportChange): ImportDetails {
  const { columns, decimals, dayOrders, options } = asked;
  const kind = asked.kind ?? run.kind;
  const named = kind !== null && kind !== run.kind ? fieldsOf(kind, run.columns) : undefined;
  const changed = run.columns.map((column, at) => {
    const field = columns?.[at] ?? (columns ? null : (named?.[at] ?? (named ? null : column.field)));
    const because = columns && field !== column.field ? ('chosen' as const) : column.because;
    return {
      ...column,
      field,
      because: field === null ? null : because,
      decimal: decimals?.[at] ?? column.decimal,
      dayOrder: dayOrders?.[at] ?? column.dayOrder,
    };
  });
  return {
    ...{ ...run, kind, columns: changed, options: { ...run.options, ...options } },
    missing:
      kind === null
        ? []
        : missingColumns(
            kind,
            changed.map(({ field }) => field),
          ),
    state: 'columns',
  };
}

/** What the server finds in a while. Every file has the rows of the fixtures. */
function after(run: ImportDetails): Partial<ImportDetails> {
  switch (run.state) {
    case 'checking':
      return { state: 'checked', counts: run.counts ?? checkedImport.counts, faults: checkedImport.faults };
    case 'importing':
      return { ...doneImport, _id: run._id, name: run.name, kind: run.kind, counts: run.counts };
    case 'publishing':
      return { state: 'done', drafts: 0 };
    case 'undoing':
      return { state: 'undone', drafts: 0, undoUntil: null, kept: undoneImport.kept };
    case 'receiving':
    case 'reading':
    case 'columns':
    case 'checked':
    case 'done':
    case 'undone':
    case 'failed':
      return {};
  }
}

export const importsHandlersIn = (shopOf: () => Shop) => {
  const keep = (runs: ImportDetails[], run: ImportDetails, changes: Partial<ImportDetails>) => {
    change(runs, run, changes);
    return { ...run, ...changes };
  };
  return [
    mock(calls.listImports)(() => ImportRuns.parse(shopOf().imports)),
    mock(calls.findImport)(({ params }) => findById(shopOf().imports, params.id)),
    mock(calls.addImport)(async ({ readBody }) => {
      const { imports, newId, now } = shopOf();
      const startedAt = now().toISOString();
      const run = { ...receivingImport, ...(await readBody()), _id: newId('import'), startedAt, received: 0 };
      imports.unshift(run);
      return ImportRun.parse(run);
    }),
    mock(calls.sendImportBytes)(async ({ params, readQuery, request }) => {
      const { imports } = shopOf();
      const run = findById(imports, params.id);
      const file = (await request.formData()).get('file');
      const size = typeof file === 'object' && file !== null ? file.size : 0;
      const received = Number(readQuery().from) + size;
      const { _id, name, startedAt, bytes } = run;
      const read = { ...columnsImport, _id, name, startedAt, bytes };
      return ImportRun.parse(
        keep(imports, run, received < bytes ? { received } : { ...read, received: bytes }),
      );
    }),
    mock(calls.changeImport)(async ({ params, readBody }) => {
      const body = await readBody();
      const { imports } = shopOf();
      const run = findOpen(imports, params.id);
      return keep(imports, run, changedRun(run, body));
    }),
    mock(calls.takeImportStep)(async ({ params, readBody }) => {
      const { step } = await readBody();
      const { imports } = shopOf();
      const run = findById(imports, params.id);
      const state = stateAfterStep(step, run.state) ?? reject('IMPORT_BUSY');
      return ImportRun.parse(keep(imports, run, { state, ...after({ ...run, state }) }));
    }),
    mock(calls.removeImport)(({ params }) => {
      const { imports } = shopOf();
      const run = findById(imports, params.id);
      if (run.undoUntil !== null) reject('IMPORT_BUSY');
      imports.splice(imports.indexOf(run), 1);
      return { acknowledged: true, deletedCount: 1 };
    }),
    mock(calls.listImportRows)(({ params, readQuery }) => {
      findById(shopOf().imports, params.id);
      return answerPage(readQuery(), importRows, {
        filter: ({ result, faults }, { result: asked }) =>
          asked === undefined || (asked === 'faults' ? faults.length > 0 : result === asked),
      });
    }),
    mock(calls.correctImportRows)(async ({ params, readBody }) => {
      await readBody();
      const { imports } = shopOf();
      const run = findOpen(imports, params.id);
      return ImportRun.parse(keep(imports, run, { state: 'columns' }));
    }),
    mock(calls.exportImportRows)(({ params }) => {
      findById(shopOf().imports, params.id);
      const rows = importRows.map(({ about, name }) => `${about},"${name}"`);
      return new HttpResponse(['part number,name', ...rows].join('\n'), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      });
    }),
    mock(calls.exportMissingParts)(({ params }) => {
      findById(shopOf().imports, params.id);
      return new HttpResponse('number,brand,name,price', {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      });
    }),
    // The headings alone: stories do not look into the file.
    mock(calls.exportList)(
      ({ readQuery }) =>
        new HttpResponse(
          Object.values(importColumns[readQuery().kind])
            .map(({ heading }) => heading)
            .join(','),
          {
            headers: { 'Content-Type': 'text/csv; charset=utf-8' },
          },
        ),
    ),
    mock(calls.listImportMatches)(({ params, readQuery }) => {
      findById(shopOf().imports, params.id);
      return answerPage(readQuery(), importMatches, {
        filter: ({ because, choice }, { state }) =>
          state === undefined || (state === 'unmatched' ? choice === null : because === state),
      });
    }),
    mock(calls.saveImportMatches)(async ({ params, readBody }) => {
      await readBody();
      const { imports } = shopOf();
      const run = findOpen(imports, params.id);
      return ImportRun.parse(keep(imports, run, { state: 'columns' }));
    }),
  ];
};

export const importsHandlers = importsHandlersIn(fixedShop());

const one = (run: ImportDetails) => mock(calls.findImport)(() => run);

/** Other outcomes. Put them before `importsHandlers`. */
export const importsScenarios = {
  loading: neverAnswered(calls.listImports),
  failed: failing(calls.listImports),
  none: mock(calls.listImports)(() => []),
  oneLoading: neverAnswered(calls.findImport),
  oneFailed: failing(calls.findImport),
  columns: one(columnsImport),
  dates: one(datesImport),
  missingParts: one(missingImport),
  columnsOfUnknownKind: one({
    ...columnsImport,
    kind: null,
    columns: columnsImport.columns.map((column) => ({ ...column, field: null, because: null })),
  }),
  columnMissing: one({
    ...changedRun(columnsImport, {
      columns: [null, ...columnsImport.columns.slice(1).map(({ field }) => field)],
    }),
  }),
  /** The file of columns that name no encoding. */
  workbook: one({
    ...columnsImport,
    name: 'catalogue.xlsx',
    file: { format: 'xlsx', encoding: null, delimiter: null },
    notes: ['The sheet “Old prices” is not read.'],
  }),
  unchanged: one({
    ...checkedImport,
    counts: { added: 0, changed: 0, unchanged: 500, refused: 0, waiting: 0, leftOut: 0, removed: 0 },
    faults: [],
  }),
  reading: one({ ...importingImport, state: 'reading', counts: null, done: 12_000, rows: 12_000 }),
  queued: one({ ...importingImport, state: 'checking', isQueued: true, done: 0, secondsLeft: null }),
  running: one(importingImport),
  receivingHalf: one(receivingImport),
  unreadable: one(failedImport),
  done: one(doneImport),
  pictures: one(picturesImport),
  published: one({ ...doneImport, drafts: 0 }),
  undone: one(undoneImport),
  stepRefused: rejected(calls.takeImportStep, 'IMPORT_BUSY'),
  addRefused: rejected(calls.addImport, 'RATE_LIMITED'),
  rowsFailed: failing(calls.listImportRows),
  rowsForgotten: mock(calls.listImportRows)(() =>
    HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }),
  ),
};

import * as calls from '#contract/calls.ts';
import type { Log } from '../core/log.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { readUpload } from '../http/read-upload.ts';
import { sendCsv } from '../http/send-csv.ts';
import { sendJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { limits } from '#contract/limits.ts';
import { searchParts } from '../catalogue/search/search-parts.ts';
import { editParts } from './edit-parts.ts';
import { exportedPages, exportHeadings, exportParts, type ExportedLine } from './exports.ts';
import {
  exportColumns,
  exportRows,
  type ExportedRow,
  listImportRows,
  listMatches,
  saveMatchChoices,
} from './import-rows.ts';
import { listMissing } from './missing-parts.ts';
import { readOrderFile } from './read-order-file.ts';
import {
  addImport,
  changeImport,
  correctRows,
  findDetails,
  receiveBytes,
  removeImport,
  takeStep,
} from './runs.ts';
import { findRun, listRuns, toWire } from './stored-run.ts';

export const importRoutes = (deps: EndpointDeps & { log: Log }) => {
  const { db } = deps;
  const list = endpoint(deps, calls.listImports, async () => (await listRuns(db)).map((run) => toWire(run)));
  const find = endpoint(deps, calls.findImport, ({ id }) => findDetails(db, id));

  const add = endpoint(deps, calls.addImport, async ({ c, actor }) => {
    const body = await readJson(c, calls.addImport.body);
    return db.transaction((tx) => addImport(tx, body, actor));
  });

  const edit = endpoint(deps, calls.addPartEdit, async ({ c, actor }) => {
    const body = await readJson(c, calls.addPartEdit.body);
    return editParts(db, body, actor);
  });

  const send = endpoint(deps, calls.sendImportBytes, async ({ c, id }) => {
    const { from } = readQuery(c, calls.sendImportBytes.query);
    const bytes = await readUpload(c, { field: 'file', max: limits.import.chunkBytes });
    return db.transaction((tx) => receiveBytes(tx, id, Number(from), bytes));
  });

  const change = endpoint(deps, calls.changeImport, async ({ c, id }) => {
    const body = await readJson(c, calls.changeImport.body);
    return db.transaction((tx) => changeImport(tx, id, body));
  });

  const step = endpoint(deps, calls.takeImportStep, async ({ c, id, actor }) => {
    const body = await readJson(c, calls.takeImportStep.body);
    return db.transaction((tx) => takeStep(tx, id, body.step, actor));
  });

  const remove = endpoint(deps, calls.removeImport, async ({ id, actor }) => {
    await db.transaction((tx) => removeImport(tx, id, actor));
    return { acknowledged: true, deletedCount: 1 };
  });

  const listRows = endpoint(deps, calls.listImportRows, async ({ c, id }) =>
    sendList(c, await listImportRows(db, id, readQuery(c, calls.listImportRows.query)), sendJson),
  );

  const correct = endpoint(deps, calls.correctImportRows, async ({ c, id }) => {
    const body = await readJson(c, calls.correctImportRows.body);
    return db.transaction((tx) => correctRows(tx, id, body));
  });

  const exportFile = endpoint(deps, calls.exportImportRows, async ({ c, id, caller, checkAgain }) => {
    const { result } = readQuery(c, calls.exportImportRows.query);
    const run = await findRun(db, id);
    await deps.limits.exports(caller);
    return sendCsv<ExportedRow>(c, deps, {
      name: 'import.csv',
      checkAgain,
      columns: exportColumns(run),
      readPage: (paging) => exportRows(db, run, { result, ...paging }),
    });
  });

  const exportMissing = endpoint(deps, calls.exportMissingParts, async ({ c, id, caller, checkAgain }) => {
    const run = await findRun(db, id);
    await deps.limits.exports(caller);
    return sendCsv<ExportedLine>(c, deps, {
      name: 'missing-parts.csv',
      checkAgain,
      columns: await exportHeadings(db, 'parts'),
      readPage: (paging) => listMissing(db, run, paging),
    });
  });

  const exportFound = endpoint(deps, calls.exportParts, async ({ c, caller, checkAgain }) => {
    const query = readQuery(c, calls.exportParts.query);
    await deps.limits.exports(caller);
    return sendCsv<ExportedLine>(c, deps, {
      name: 'parts.csv',
      checkAgain,
      columns: await exportHeadings(db, 'parts'),
      async readPage(paging) {
        const { result: page } = await searchParts(db, { ...query, ...paging });
        const ids = page.rows.map(({ _id }) => _id);
        return { ...page, rows: await exportParts(db, ids) };
      },
    });
  });

  const exportList = endpoint(deps, calls.exportList, async ({ c, caller, checkAgain }) => {
    const { kind } = readQuery(c, calls.exportList.query);
    await deps.limits.exports(caller);
    return sendCsv<ExportedLine>(c, deps, {
      name: `${kind}.csv`,
      checkAgain,
      columns: await exportHeadings(db, kind),
      readPage: (paging) => exportedPages[kind](db, paging),
    });
  });

  const matches = endpoint(deps, calls.listImportMatches, async ({ c, id }) =>
    sendList(c, await listMatches(db, id, readQuery(c, calls.listImportMatches.query)), sendJson),
  );

  const choose = endpoint(deps, calls.saveImportMatches, async ({ c, id }) => {
    const body = await readJson(c, calls.saveImportMatches.body);
    return toWire(await db.transaction((tx) => saveMatchChoices(tx, id, body)));
  });

  return mergeRoutes(
    ...[
      list,
      find,
      add,
      edit,
      send,
      change,
      step,
      remove,
      listRows,
      correct,
      exportFile,
      exportMissing,
      exportFound,
      exportList,
      matches,
      choose,
    ],
  );
};

export const orderFileRoutes = (deps: PublicEndpointDeps) =>
  publicEndpoint(deps, calls.readOrderFile, async (c) =>
    c.json(await readOrderFile(await readUpload(c, { field: 'file', max: limits.quickOrder.xlsxBytes }))),
  );

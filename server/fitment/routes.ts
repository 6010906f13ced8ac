import * as calls from '#contract/calls.ts';
import { readingOf } from '#contract/fitment/vehicle-reading.ts';
import { recordAudit } from '../db/audit.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { sendPublicJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { Problem } from '../core/problem.ts';
import { countParts } from './find-vehicle.ts';
import { findMake, findModel, listMakes, listModels } from './find-models.ts';
import { knownMakes, readMakes } from './makes.ts';
import { addModel, changeModel, deleteModel } from './models.ts';
import { convertNote, listNotes, previewNote } from './notes.ts';
import { adminName } from './statements.ts';
import { listUserVehicles, saveUserVehicles } from './user-vehicles.ts';

/** The vehicles that everybody may read. */
export const publicVehicleRoutes = (deps: PublicEndpointDeps) =>
  mergeRoutes(
    publicEndpoint(deps, calls.listVehicles, async (c, db) => sendPublicJson(c, await readMakes(db))),
    publicEndpoint(deps, calls.listMakes, async (c, db) => sendPublicJson(c, await listMakes(db))),
    publicEndpoint(deps, calls.findMake, async (c, db) =>
      sendPublicJson(c, found(await findMake(db, c.req.param('slug') ?? ''))),
    ),
    publicEndpoint(deps, calls.findModel, async (c, db) =>
      sendPublicJson(c, found(await findModel(db, c.req.param('slug') ?? ''))),
    ),
    publicEndpoint(deps, calls.readVehicleWords, async (c, db) => {
      const { query } = readQuery(c, calls.readVehicleWords.query);
      return sendPublicJson(c, readingOf(query, await knownMakes(db)));
    }),
    publicEndpoint(deps, calls.findVehicle, async (c, db) => {
      const [vehicle] = await countParts(db, [c.req.param('slug') ?? '']);
      return sendPublicJson(c, found(vehicle));
    }),
  );

/** Throws 404 if nothing was found. */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem('NOT_FOUND');
  return value;
}

export const vehicleRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.listModels, async ({ c }) =>
      sendList(c, await listModels(deps.db, readQuery(c, calls.listModels.query))),
    ),
    endpoint(deps, calls.addModel, async ({ c, actor }) => {
      const body = await readJson(c, calls.addModel.body);
      return deps.db.transaction(async (tx) => {
        const model = await addModel(tx, body);
        await recordAudit(tx, { ...actor, object: model.slug, after: JSON.stringify(body) });
        return model;
      });
    }),
    endpoint(deps, calls.changeModel, async ({ c, actor }) => {
      const body = await readJson(c, calls.changeModel.body);
      const slug = c.req.param('slug') ?? '';
      return deps.db.transaction(async (tx) => {
        const { model, isChanged } = await changeModel(tx, slug, body);
        if (isChanged) await recordAudit(tx, { ...actor, object: slug, after: JSON.stringify(body) });
        return model;
      });
    }),
    endpoint(deps, calls.deleteModel, ({ c, actor }) => {
      const slug = c.req.param('slug') ?? '';
      return deps.db.transaction(async (tx) => {
        await deleteModel(tx, slug);
        await recordAudit(tx, { ...actor, object: slug, after: 'deleted' });
        return { acknowledged: true, deletedCount: 1 };
      });
    }),
    endpoint(deps, calls.listStatementNotes, async ({ c }) =>
      sendList(c, await listNotes(deps.db, readQuery(c, calls.listStatementNotes.query))),
    ),
    endpoint(deps, calls.previewStatementNote, async ({ c }) =>
      previewNote(deps.db, readQuery(c, calls.previewStatementNote.query).note),
    ),
    endpoint(deps, calls.convertStatementNote, async ({ c, actor, runOnce }) => {
      const body = await readJson(c, calls.convertStatementNote.body);
      return runOnce(body, async (tx) => {
        const { note, ...condition } = body;
        const converted = await convertNote(tx, body, await adminName(tx, actor));
        const after = JSON.stringify({ condition, ...converted });
        if (converted.statements > 0) await recordAudit(tx, { ...actor, object: note, before: note, after });
        return converted;
      });
    }),
    endpoint(deps, calls.listUserVehicles, ({ caller }) => listUserVehicles(deps.db, caller.userId)),
    endpoint(deps, calls.saveUserVehicles, async ({ c, caller }) => {
      const body = await readJson(c, calls.saveUserVehicles.body);
      return deps.db.transaction((tx) => saveUserVehicles(tx, caller.userId, body));
    }),
  );

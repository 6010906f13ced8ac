import * as calls from '#contract/calls.ts';
import { stockState } from '#contract/stock.ts';
import { findCaller } from '../http/caller.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../core/log.ts';
import { sendCsv } from '../http/send-csv.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { sendJson, sendPublicJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { findImage } from '../images/image-address.ts';
import { imageRefused } from '../images/uploads.ts';
import { Problem } from '../core/problem.ts';
import { addPart } from './add-part.ts';
import { changePart } from './change-part.ts';
import { deletePart } from './delete-part.ts';
import { findPart } from './part-row.ts';
import { listParts } from './list-parts.ts';
import { restorePart } from './restore-part.ts';

interface PartDeps extends EndpointDeps, Pick<PublicEndpointDeps, 'replica'> {
  config: Pick<Config, 'uploads' | 'imageHosts'>;
  log: Log;
}

export const partRoutes = (deps: PartDeps) => {
  // Tokens are not checked, so that the home page works with a stale one.
  const list = publicEndpoint(deps, calls.listParts, async (c, db) =>
    sendList(c, await listParts(db, readQuery(c, calls.listParts.query)), sendPublicJson),
  );

  const exportList = endpoint(deps, calls.exportParts, ({ c, checkAgain }) => {
    const query = readQuery(c, calls.exportParts.query);
    return sendCsv(c, deps, {
      name: 'parts.csv',
      checkAgain,
      columns: ['_id', 'name', 'price', 'minQuantity', 'quantity', 'stock', 'description', 'image'],
      async readPage(paging) {
        const page = await listParts(deps.db, { ...query, ...paging });
        return { ...page, rows: page.rows.map((part) => ({ ...part, stock: stockState(part) })) };
      },
    });
  });

  const find = publicEndpoint(deps, calls.findPart, async (c, db) => {
    // Reports an invalid token now, before the customer fills in the purchase form.
    if (c.req.header('authorization') !== undefined) await findCaller(deps, c);
    const part = await findPart(db, c.req.param('id') ?? '');
    if (part === null) throw new Problem('NOT_FOUND');
    return sendJson(c, part);
  });

  const add = endpoint(deps, calls.addPart, async ({ c, caller, actor, runOnce }) => {
    const body = await readJson(c, calls.addPart.body);
    const image = findImage(deps.config, body.image);
    if (image === null) throw imageRefused();
    return runOnce(body, (tx) => addPart(tx, deps.config, { ...body, image, email: caller.email }, actor));
  });

  const change = endpoint(deps, calls.changePart, async ({ c, id, actor }) => {
    const body = await readJson(c, calls.changePart.body);
    const image = body.image === undefined ? null : findImage(deps.config, body.image);
    return changePart(deps.db, id, body, { image, actor, config: deps.config });
  });

  const remove = endpoint(deps, calls.deletePart, ({ id, actor }) => deletePart(deps.db, id, actor));
  const restore = endpoint(deps, calls.restorePart, ({ id, actor }) => restorePart(deps.db, id, actor));

  return mergeRoutes(list, exportList, find, add, change, remove, restore);
};

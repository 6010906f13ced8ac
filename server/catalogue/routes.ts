import * as calls from '#contract/calls.ts';
import type { PartChange } from '#contract/catalogue/parts.ts';
import { writeReading } from '#contract/catalogue/search-reading.ts';
import type { SearchLog } from './search/search-log.ts';
import { countSearch, searchCategories, searchFacets, searchParts } from './search/search-parts.ts';
import { findCaller } from '../http/caller.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../core/log.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { sendCsv } from '../http/send-csv.ts';
import { sendJson, sendPublicJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { findImage } from '../images/image-address.ts';
import { imageRefused } from '../images/uploads.ts';
import { Problem } from '../core/problem.ts';
import { addPart } from './add-part.ts';
import { changePart } from './change-part.ts';
import { deletePart } from './delete-part.ts';
import { findCategory } from './categories.ts';
import { findDetails, findOnSale, findSimilar, withSpecifications } from './part-details.ts';
import { listOffSaleParts, listPartsWithNotes } from './list-parts.ts';
import { changeStock } from './change-stock.ts';
import { exportMovements, findStockHistory, movementColumns, type MovementLine } from './stock-history.ts';
import { restorePart } from './restore-part.ts';

interface PartDeps extends EndpointDeps, Pick<PublicEndpointDeps, 'replica'> {
  config: Pick<Config, 'uploads' | 'imageHosts'>;
  log: Log;
  searchLog: Pick<SearchLog, 'count'>;
}

export const partRoutes = (deps: PartDeps) => {
  // Tokens are not checked, so that the home page works with a stale one.
  const list = publicEndpoint(deps, calls.listParts, async (c, db) => {
    const query = readQuery(c, calls.listParts.query);
    const { result: page, reading, listed } = await searchParts(db, query);
    if (reading) c.header('X-Search', writeReading(reading));
    countSearch(deps.searchLog, query, {
      ...{ numbers: listed.numbers, reading, total: page.total ?? 0 },
      networks: c.var.networks,
    });
    const rows = query.include ? await withSpecifications(db, page.rows) : page.rows;
    return sendList(c, { ...page, rows }, sendPublicJson);
  });

  const find = publicEndpoint(deps, calls.findPart, async (c, db) => {
    // Reports an invalid token now, before the customer fills in the purchase form.
    if (c.req.header('authorization') !== undefined) await findCaller(deps, c);
    return sendJson(c, await findOnSale(db, c.req.param('id') ?? ''));
  });

  const findOne = publicEndpoint(deps, calls.findPartByNumber, async (c, db) => {
    const isAuthorized = c.req.header('authorization') !== undefined;
    const isAdmin = isAuthorized && (await findCaller(deps, c)).role === 'admin';
    return sendJson(c, await findDetails(db, c.req.param('number') ?? '', isAdmin));
  });

  const similar = publicEndpoint(deps, calls.similarParts, async (c, db) =>
    sendPublicJson(c, await findSimilar(db, c.req.param('number') ?? '')),
  );

  const categories = publicEndpoint(deps, calls.listCategories, async (c, db) =>
    sendPublicJson(c, await searchCategories(db, readQuery(c, calls.listCategories.query))),
  );

  const category = publicEndpoint(deps, calls.findCategory, async (c, db) => {
    const found = await findCategory(db, c.req.param('slug') ?? '');
    if (found === null) throw new Problem('NOT_FOUND');
    return sendPublicJson(c, found);
  });

  const facets = publicEndpoint(deps, calls.partFacets, async (c, db) =>
    sendPublicJson(c, await searchFacets(db, readQuery(c, calls.partFacets.query))),
  );

  const listOffSale = endpoint(deps, calls.listOffSaleParts, async ({ c }) =>
    sendList(c, await listOffSaleParts(deps.db, readQuery(c, calls.listOffSaleParts.query)), sendJson),
  );

  const listWithNotes = endpoint(deps, calls.listPartsWithNotes, async ({ c }) =>
    sendList(c, await listPartsWithNotes(deps.db, readQuery(c, calls.listPartsWithNotes.query)), sendJson),
  );

  const add = endpoint(deps, calls.addPart, async ({ c, caller, actor, runOnce }) => {
    const body = await readJson(c, calls.addPart.body);
    const image = findImage(deps.config, body.image);
    if (image === null) throw imageRefused();
    const part = { ...body, ...findPictures(deps.config, body), image, email: caller.email };
    return runOnce(body, (tx) => addPart(tx, deps.config, part, actor));
  });

  const change = endpoint(deps, calls.changePart, async ({ c, id, actor }) => {
    const body = await readJson(c, calls.changePart.body);
    const image = body.image === undefined ? null : findImage(deps.config, body.image);
    const wanted = { ...body, ...findPictures(deps.config, body) };
    return changePart(deps.db, id, wanted, { image, actor, config: deps.config });
  });

  const history = endpoint(deps, calls.stockHistory, ({ c, id }) =>
    findStockHistory(deps.db, id, readQuery(c, calls.stockHistory.query)),
  );

  const movements = endpoint(deps, calls.exportStockHistory, async ({ c, id, caller, checkAgain }) => {
    await findStockHistory(deps.db, id, { limit: 1 });
    await deps.limits.exports(caller);
    return sendCsv<MovementLine>(c, deps, {
      name: 'stock.csv',
      checkAgain,
      columns: movementColumns,
      readPage: (paging) => exportMovements(deps.db, id, paging),
    });
  });

  const setStock = endpoint(deps, calls.changeStock, async ({ c, id, actor }) => {
    const body = await readJson(c, calls.changeStock.body);
    return deps.db.transaction((tx) => changeStock(tx, id, body, actor));
  });

  const remove = endpoint(deps, calls.deletePart, ({ id, actor }) => deletePart(deps.db, id, actor));
  const restore = endpoint(deps, calls.restorePart, ({ id, actor }) => restorePart(deps.db, id, actor));

  return mergeRoutes(
    ...[list, find, findOne, similar, categories, category, facets, listOffSale, listWithNotes],
    ...[add, change, remove, restore, history, movements, setStock],
  );
};

/** The other pictures by their own URLs. Throws 400 if the shop may not show one. */
function findPictures(
  config: PartDeps['config'],
  { morePictures }: Pick<PartChange, 'morePictures'>,
): Pick<PartChange, 'morePictures'> {
  if (!morePictures) return {};
  return {
    morePictures: morePictures.map(({ image, alt }, row) => {
      const found = findImage(config, image);
      if (found === null) throw imageRefused(row);
      return { image: found, alt };
    }),
  };
}

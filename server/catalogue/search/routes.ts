import * as calls from '#contract/calls.ts';
import { readJson, readQuery } from '../../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../../http/endpoint.ts';
import { sendPublicJson } from '../../http/send-json.ts';
import { findRelaxations } from './find-relaxations.ts';
import { findSearchReport } from './search-report.ts';
import { suggest } from './suggest.ts';
import { readSynonyms, saveSynonyms } from './synonyms.ts';

export const publicSearchRoutes = (deps: PublicEndpointDeps) =>
  mergeRoutes(
    publicEndpoint(deps, calls.suggest, async (c, db) =>
      sendPublicJson(c, await suggest(db, readQuery(c, calls.suggest.query))),
    ),
    publicEndpoint(deps, calls.partRelaxations, async (c, db) =>
      sendPublicJson(c, await findRelaxations(db, readQuery(c, calls.partRelaxations.query))),
    ),
  );

export const searchRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.listSynonyms, () => readSynonyms(deps.db)),
    endpoint(deps, calls.saveSynonyms, async ({ c, actor }) =>
      saveSynonyms(deps.db, await readJson(c, calls.saveSynonyms.body), actor),
    ),
    endpoint(deps, calls.searchReport, () => findSearchReport(deps.db)),
  );

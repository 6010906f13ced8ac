import * as calls from '#contract/calls.ts';
import { readJson } from '../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../http/endpoint.ts';
import { endBulkJob, findBulkJob, listBulkJobs, startBulkJob } from './bulk-jobs.ts';

export const bulkRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.startBulkJob, async ({ c, actor, runOnce }) => {
      const body = await readJson(c, calls.startBulkJob.body);
      return runOnce(body, (tx) => startBulkJob(tx, body, actor));
    }),
    endpoint(deps, calls.listBulkJobs, ({ caller }) => listBulkJobs(deps.db, caller.userId)),
    endpoint(deps, calls.findBulkJob, ({ id }) => findBulkJob(deps.db, id)),
    endpoint(deps, calls.endBulkJob, ({ id, actor }) =>
      deps.db.transaction((tx) => endBulkJob(tx, id, actor)),
    ),
  );

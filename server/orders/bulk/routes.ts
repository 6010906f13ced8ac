import * as calls from '#contract/calls.ts';
import * as m from '#messages/problem.js';
import { Problem } from '../../core/problem.ts';
import { readJson } from '../../http/body.ts';
import { endpoint, mergeRoutes, type EndpointDeps } from '../../http/endpoint.ts';
import { changeBulkJob, endBulkJob, findBulkJob, listBulkJobs, startBulkJob } from './bulk-jobs.ts';

export const bulkRoutes = (deps: EndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.startBulkJob, async ({ c, actor, runOnce }) => {
      const body = await readJson(c, calls.startBulkJob.body);
      const { action, orders } = body;
      if (!orders) throw new Problem('LIST_CHANGED', { message: m.oldPageOfBulkJobs() });
      return runOnce(body, (tx) => startBulkJob(tx, { action, orders }, actor));
    }),
    endpoint(deps, calls.listBulkJobs, ({ caller }) => listBulkJobs(deps.db, caller.userId)),
    endpoint(deps, calls.findBulkJob, ({ id }) => findBulkJob(deps.db, id)),
    endpoint(deps, calls.changeBulkJob, async ({ c, id, actor }) => {
      const change = await readJson(c, calls.changeBulkJob.body);
      return deps.db.transaction((tx) => changeBulkJob(tx, id, change, actor));
    }),
    endpoint(deps, calls.endBulkJob, ({ id, actor }) =>
      deps.db.transaction((tx) => endBulkJob(tx, id, actor)),
    ),
  );

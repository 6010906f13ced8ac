import * as calls from '#contract/calls.ts';
import { endpoint, type EndpointDeps } from '../../http/endpoint.ts';
import { sendJson } from '../../http/send-json.ts';
import { orderStats } from './order-stats.ts';

interface StatsDeps extends EndpointDeps {
  clock(): Date;
}

export const statsRoutes = (deps: StatsDeps) =>
  endpoint(deps, calls.orderStats, async ({ c }) => sendJson(c, await orderStats(deps.db, deps.clock())));

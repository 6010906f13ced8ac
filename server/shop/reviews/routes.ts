import * as calls from '#contract/calls.ts';
import type { Config } from '../../config/config.ts';
import { readJson, readQuery } from '../../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  refuse,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../../http/endpoint.ts';
import { sendPublicJson } from '../../http/send-json.ts';
import { sendList } from '../../http/send-list.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { addReview } from './add-review.ts';
import { changeReview } from './change-review.ts';
import { listAllReviews, listReviews } from './list-reviews.ts';

interface ReviewDeps extends EndpointDeps, Pick<PublicEndpointDeps, 'replica'> {
  config: Pick<Config, 'publicUrl' | 'imageHosts' | 'uploads' | 'rateLimitScale' | 'brand'>;
}

export const reviewRoutes = (deps: ReviewDeps) => {
  const list = publicEndpoint(deps, calls.listReviews, async (c, db) =>
    sendList(c, await listReviews(db, deps.config, readQuery(c, calls.listReviews.query)), sendPublicJson),
  );

  const add = endpoint(deps, calls.addReview, async ({ c, caller, actor, runOnce }) => {
    const body = await readJson(c, calls.addReview.body);
    if (body.email !== undefined && canonicalEmail(body.email) !== caller.email) await refuse(deps, actor);
    return runOnce(body, (tx) => addReview(tx, caller, body, deps.config, actor));
  });

  const listAll = endpoint(deps, calls.listAllReviews, async ({ c }) =>
    sendList(c, await listAllReviews(deps.db, deps.config, readQuery(c, calls.listAllReviews.query))),
  );

  const change = endpoint(deps, calls.changeReview, async ({ c, id, actor }) =>
    changeReview(deps.db, id, await readJson(c, calls.changeReview.body), actor),
  );

  return mergeRoutes(list, add, listAll, change);
};

import * as calls from '#contract/calls.ts';
import type { Config } from '../config/config.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  refuse,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { sendPublicJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { canonicalEmail } from '../core/canonical-email.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';

interface ReviewDeps extends EndpointDeps, Pick<PublicEndpointDeps, 'replica'> {
  config: Pick<Config, 'publicUrl' | 'imageHosts' | 'uploads' | 'rateLimitScale'>;
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

  return mergeRoutes(list, add);
};

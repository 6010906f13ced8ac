import * as calls from '#contract/calls.ts';
import type { Deps } from '../core/deps.ts';
import { readJson, readQuery } from '../http/body.ts';
import { endpoint, publicEndpoint, refuse, mergeRoutes } from '../http/endpoint.ts';
import { sendPublicJson } from '../http/send-json.ts';
import { sendList } from '../http/send-list.ts';
import { canonicalEmail } from '../core/canonical-email.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';

export const reviewRoutes = (deps: Deps) => {
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

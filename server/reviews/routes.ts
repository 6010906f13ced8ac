import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { answerKeyed } from '../http/answer-keyed.ts';
import { readJson, readQuery } from '../http/body.ts';
import { endpoint, publicEndpoint, refuse, together } from '../http/endpoint.ts';
import { inOneTransaction, isKnown } from '../http/idempotency.ts';
import { answerPublicList } from '../http/list-page.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';
import { shownPhoto } from './shown-photo.ts';

export const reviewRoutes = (deps: Deps) => {
  const { db, config, limits } = deps;

  const list = publicEndpoint(calls.listReviews, async (c) =>
    answerPublicList(c, await listReviews(db, readQuery(c, calls.listReviews.query))),
  );

  const add = endpoint(deps, calls.addReview, async ({ c, caller, actor, claim }) => {
    const body = await readJson(c, calls.addReview.body);
    if (body.email !== undefined && canonicalEmail(body.email) !== caller.email) await refuse(deps, actor);
    const claimed = claim(body);
    // So few a day that asking again for a lost answer must not use one up.
    if (claimed === null || !(await isKnown(db, claimed))) await limits.reviews(caller.userId);
    const photoUrl = shownPhoto(body.photoURL, config);
    const reply = await inOneTransaction(db, claimed, async (tx) => ({
      status: 200,
      body: await addReview(tx, caller, body, { photoUrl, actor }),
    }));
    return answerKeyed(c, reply);
  });

  return together(list, add);
};

import { calls } from '#contract/calls.ts';
import { bearer } from '../auth/bearer.ts';
import { findCaller } from '../auth/caller.ts';
import type { Deps } from '../deps.ts';
import { readQuery } from '../http/body.ts';
import { publicEndpoint, together } from '../http/endpoint.ts';
import { answerPublicList } from '../http/list-page.ts';
import { Problem } from '../problem.ts';
import { findPart } from './find-part.ts';
import { listParts } from './list-parts.ts';

export const partRoutes = (deps: Deps) => {
  // Whatever token comes along: a visitor's stale one must not turn the landing page into a refusal.
  const list = publicEndpoint(calls.listParts, async (c) =>
    answerPublicList(c, await listParts(deps.db, readQuery(c, calls.listParts.query))),
  );

  const find = publicEndpoint(calls.findPart, async (c) => {
    // A token that no longer holds is told now, before the purchase form is filled in.
    if (bearer(c) !== null) await findCaller(deps, c);
    const part = await findPart(deps.db, c.req.param('id') ?? '');
    if (part === null) throw new Problem('NOT_FOUND');
    return c.json(part);
  });

  return together(list, find);
};

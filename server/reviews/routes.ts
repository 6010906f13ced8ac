import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { readQuery } from '../http/body.ts';
import { publicEndpoint } from '../http/endpoint.ts';
import { answerPublicList } from '../http/list-page.ts';
import { listReviews } from './list-reviews.ts';

export const reviewRoutes = ({ db }: Pick<Deps, 'db'>) =>
  publicEndpoint(calls.listReviews, async (c) =>
    answerPublicList(c, await listReviews(db, readQuery(c, calls.listReviews.query))),
  );

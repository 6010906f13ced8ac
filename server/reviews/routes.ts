import { Hono } from 'hono';
import { ReviewsQuery } from '#contract/reviews.ts';
import type { Deps } from '../deps.ts';
import { readQuery } from '../http/body.ts';
import type { AppEnv } from '../http/env.ts';
import { answerPublicList } from '../http/public-list.ts';
import { listReviews } from './list-reviews.ts';

export const reviewRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono<AppEnv>().get('/review', async (c) =>
    answerPublicList(c, await listReviews(db, readQuery(c, ReviewsQuery))),
  );

import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { call, callPage } from '#app/lib/http/api.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';

const firstRows = (count: number) => new URLSearchParams({ limit: String(count) });

// Both are the same for everybody, so the calls send no token.
export const homePartsQuery = () =>
  queryOptions({
    queryKey: ['parts', { limit: limits.homeParts }],
    queryFn: ({ signal }) =>
      callPage(calls.listParts, { query: firstRows(limits.homeParts), credential: 'none', signal }),
    meta: leaveOnRefusal,
  });

export const homeReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews', { limit: limits.homeReviews }],
    queryFn: ({ signal }) =>
      call(calls.listReviews, { query: firstRows(limits.homeReviews), credential: 'none', signal }),
    select: (reviews) => reviews.slice(0, limits.homeReviews),
  });

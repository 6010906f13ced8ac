import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { Parts } from '#contract/parts.ts';
import { Reviews } from '#contract/reviews.ts';
import { request, requestPage } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';

// Both are the same for everybody, so they carry no token.
export const homePartsQuery = () =>
  queryOptions({
    queryKey: ['parts', { limit: limits.homeParts }],
    queryFn: ({ signal }) =>
      requestPage(Parts, { path: `/parts?limit=${limits.homeParts}`, credential: 'none', signal }),
    meta: leaveOnRefusal,
  });

export const homeReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews', { limit: limits.homeReviews }],
    queryFn: ({ signal }) =>
      request(Reviews, { path: `/review?limit=${limits.homeReviews}`, credential: 'none', signal }),
    select: (reviews) => reviews.slice(0, limits.homeReviews),
  });

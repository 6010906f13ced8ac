import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { call, callPage } from '#app/lib/http/api.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';

const firstRows = (count: number) => new URLSearchParams({ limit: String(count) });

/** Part of the page's data, so that the server renders the page again when a year begins, and the browser hydrates that one. */
export const yearQuery = () =>
  queryOptions({ queryKey: ['year'], queryFn: () => new Date().getUTCFullYear() });

// These are the same for everybody, so the calls send no token.
export const homePartsQuery = () =>
  queryOptions({
    queryKey: ['parts', { limit: limits.homeParts }],
    queryFn: ({ signal }) =>
      callPage('listParts', { query: firstRows(limits.homeParts), credential: 'none', signal }),
    meta: leaveOnRefusal,
  });

export const homeReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews', { limit: limits.homeReviews }],
    queryFn: ({ signal }) =>
      call('listReviews', { query: firstRows(limits.homeReviews), credential: 'none', signal }),
  });

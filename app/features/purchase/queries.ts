import { queryOptions } from '@tanstack/react-query';
import { Part } from '#contract/parts.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';

/** Carries the token, so that one that has ended shows before the form is filled in, not after. */
export const partQuery = (partId: string) =>
  queryOptions({
    queryKey: ['parts', partId],
    queryFn: ({ signal }) => request(Part, { path: `/parts/${encodeURIComponent(partId)}`, signal }),
    staleTime: 0,
    meta: leaveOnRefusal,
  });

import { queryOptions } from '@tanstack/react-query';
import { Part } from '#contract/parts.ts';
import { request } from './api.ts';
import { leaveOnRefusal } from './query-client.ts';

/** Carries the token, so that one that has ended shows before a form is filled in, not after. */
export const partQuery = (partId: string) =>
  queryOptions({
    queryKey: ['parts', partId],
    queryFn: ({ signal }) => request(Part, { path: `/parts/${encodeURIComponent(partId)}`, signal }),
    staleTime: 0,
    meta: leaveOnRefusal,
  });

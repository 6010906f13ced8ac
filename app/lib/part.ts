import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from './api.ts';
import { leaveOnRefusal } from './query-client.ts';

/** Carries the token, so that one that has ended shows before a form is filled in, not after. */
export const partQuery = (partId: string) =>
  queryOptions({
    queryKey: ['parts', partId],
    queryFn: ({ signal }) => call(calls.findPart, { params: { id: partId }, signal }),
    staleTime: 0,
    meta: leaveOnRefusal,
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { leaveOnRefusal } from '../http/query-client.ts';

/** Sends the token, so that an expired one is noticed before the form is filled in. */
export const partQuery = (partId: string) =>
  queryOptions({
    queryKey: ['parts', partId],
    queryFn: ({ signal }) => call('findPart', { params: { id: partId }, signal }),
    staleTime: 0,
    meta: leaveOnRefusal,
  });

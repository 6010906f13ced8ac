import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from '../http/api.ts';
import { leaveOnExpiry, privateKey } from '../http/query-client.ts';

/** Begins the key of everything that changes when anything is done to anybody's order. */
export const allOrdersKey = (uid: string, ...rest: readonly unknown[]) =>
  privateKey(uid, 'all-orders', ...rest);

/** Counts and totals over everybody's orders, the last 30 days, and what runs low. */
export const orderStatsQuery = (uid: string) =>
  queryOptions({
    queryKey: allOrdersKey(uid, 'stats'),
    queryFn: ({ signal }) => call(calls.orderStats, { signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });

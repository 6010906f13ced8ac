import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BulkAction, BulkJob, NewBulkJob, SkippedOrder } from '#contract/bulk-jobs.ts';
import { messageOf } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';

const pollMs = 1_000;

const runningIn = (jobs: readonly BulkJob[] = []) => jobs.filter(({ state }) => state === 'running').length;

const bulkJobsQuery = (uid: string) =>
  queryOptions({
    queryKey: allOrdersKey(uid, 'jobs'),
    queryFn: ({ signal }) => call('listBulkJobs', { signal }),
    refetchInterval: ({ state }) => (runningIn(state.data) > 0 ? pollMs : false),
  });

/** The actions on many orders. The orders are fetched again when one has ended. */
export function useBulkJobs(uid: string) {
  const client = useQueryClient();
  const { data: jobs } = useQuery(bulkJobsQuery(uid));
  const running = runningIn(jobs);
  useEffect(() => {
    if (running === 0) return;
    return () => void client.invalidateQueries({ queryKey: allOrdersKey(uid) });
  }, [client, running, uid]);

  const refresh = () => client.invalidateQueries({ queryKey: allOrdersKey(uid) });

  return {
    jobs,
    start: (action: BulkAction, filters: NewBulkJob['filters'], count: number) =>
      attempt(async () => {
        try {
          await call('startBulkJob', { body: { action, filters, count } });
        } finally {
          await refresh();
        }
      }),
    end: ({ _id }: BulkJob) =>
      attempt(async () => {
        await call('endBulkJob', { params: { id: _id } });
        await refresh();
      }),
    async findSkipped({ _id }: BulkJob): Promise<readonly SkippedOrder[] | { message: string }> {
      try {
        return (await call('findBulkJob', { params: { id: _id } })).skippedOrders;
      } catch (error) {
        return { message: messageOf(error) };
      }
    },
  };
}

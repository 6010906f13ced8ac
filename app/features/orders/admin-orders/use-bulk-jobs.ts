import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BulkJob } from '#contract/orders/bulk-jobs.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { serverNow } from '#app/lib/browser/server-time.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt, shownError } from '#app/lib/http/attempt.ts';
import { createIdempotencyKeys } from '#app/lib/http/idempotency-keys.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import type { BulkJobs } from '#ui/sections/orders/AdminOrderTable/AdminOrderTable.tsx';

const pollMs = 1_000;

const runningIn = (jobs: readonly BulkJob[] = []) => jobs.filter(({ state }) => state === 'running').length;

const bulkJobsQuery = (uid: string) =>
  queryOptions({
    queryKey: allOrdersKey(uid, 'jobs'),
    async queryFn({ signal }) {
      const jobs = await call('listBulkJobs', { signal });
      // The seconds until a start count from here, whatever the clock of this device says.
      const receivedAt = serverNow();
      return jobs.map((job) => ({ ...job, receivedAt }));
    },
    refetchInterval: ({ state }) => (runningIn(state.data) > 0 ? pollMs : false),
  });

const idsOf = (orders: readonly AdminOrder[], seen: AdminOrder['status']) =>
  orders.filter(({ status }) => status === seen).map(({ _id }) => _id);

/** The actions on many orders. The orders are fetched again when one has ended. */
export function useBulkJobs(uid: string): Omit<BulkJobs, 'findAll'> {
  const client = useQueryClient();
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const { data, failureCount } = useQuery(bulkJobsQuery(uid));
  // Nobody waits for them longer than for one answer.
  const shown = data ?? (failureCount === 0 ? null : []);
  const running = runningIn(data);
  useEffect(() => {
    if (running === 0) return;
    return () => void client.invalidateQueries({ queryKey: allOrdersKey(uid) });
  }, [client, running, uid]);

  const refresh = () => client.invalidateQueries({ queryKey: allOrdersKey(uid) });

  return {
    shown,
    onStart: (action, orders) =>
      attempt(
        async () => {
          const seen = { unpaid: idsOf(orders, 'unpaid'), pending: idsOf(orders, 'pending') };
          const body = { action, orders: seen };
          try {
            const started = await call('startBulkJob', {
              body,
              idempotencyKey: idempotencyKeys.keyFor(body),
            });
            idempotencyKeys.done();
            // A list that is fetched at the moment may not have it, and its heading receives focus now.
            client.setQueryData(bulkJobsQuery(uid).queryKey, (known = []) => [
              { ...started, receivedAt: serverNow() },
              ...known.filter(({ _id }) => _id !== started._id),
            ]);
          } finally {
            await refresh();
          }
        },
        (error) => ({
          ...shownError(error),
          ...(error instanceof ApiError && error.orders && { changed: error.orders }),
        }),
      ),
    onChange: ({ _id }, change) =>
      attempt(async () => {
        try {
          await call('changeBulkJob', { params: { id: _id }, body: change });
        } finally {
          await refresh();
        }
      }),
    onRemove: ({ _id }) =>
      attempt(async () => {
        await call('endBulkJob', { params: { id: _id } });
        await refresh();
      }),
    async findSkipped({ _id }) {
      try {
        return (await call('findBulkJob', { params: { id: _id } })).skippedOrders;
      } catch (error) {
        return shownError(error);
      }
    },
  };
}

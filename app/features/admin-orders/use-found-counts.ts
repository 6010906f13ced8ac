import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { orderStatuses } from '#contract/orders.ts';
import type { AdminOrderTableProps } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { orderCountQuery } from './queries.ts';

/** How many orders match `search`, in all and in each state; null without a search, and until all is known. */
export function useFoundCounts(uid: string, search: string): AdminOrderTableProps['foundCounts'] {
  const isSearch = search.trim() !== '';
  const [all, unpaid, pending, shipped] = useQueries({
    queries: (['all', ...orderStatuses] as const).map((status) => ({
      ...orderCountQuery(uid, search, status),
      enabled: isSearch,
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => data);
  if (!isSearch || all === undefined) return null;
  if (unpaid === undefined || pending === undefined || shipped === undefined) return null;
  return { all, unpaid, pending, shipped };
}

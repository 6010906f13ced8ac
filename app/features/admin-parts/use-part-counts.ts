import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PartTableProps } from '#ui/sections/PartTable/PartTable.tsx';
import { partCountQuery } from './queries.ts';

/** How many parts match `search`, and how many of them are running out; null until all is known. */
export function usePartCounts(search: string): PartTableProps['counts'] {
  const [all, low, out] = useQueries({
    queries: (['all', 'low', 'out'] as const).map((stock) => ({
      ...partCountQuery(search, stock),
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => data);
  if (all === undefined || low === undefined || out === undefined) return null;
  return { all, low, out };
}

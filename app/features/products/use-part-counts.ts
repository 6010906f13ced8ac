import { useQueries } from '@tanstack/react-query';
import type { PartTableProps } from '#ui/sections/PartTable/PartTable.tsx';
import { partCountQuery } from './queries.ts';

/** How many parts there are in all, and how many of them are running out; null until all is known. */
export function usePartCounts(): PartTableProps['counts'] {
  const [all, low, out] = useQueries({
    queries: [partCountQuery('all'), partCountQuery('low'), partCountQuery('out')],
  }).map(({ data }) => data);
  if (all === undefined || low === undefined || out === undefined) return null;
  return { all, low, out };
}

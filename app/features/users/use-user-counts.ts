import { useQueries } from '@tanstack/react-query';
import type { UserTableProps } from '#ui/sections/UserTable/UserTable.tsx';
import { userCountQuery } from './queries.ts';

/** How many users there are, in all and of each role; null until all is known. */
export function useUserCounts(uid: string): UserTableProps['counts'] {
  const [all, admin, customer] = useQueries({
    queries: [userCountQuery(uid, 'all'), userCountQuery(uid, 'admin'), userCountQuery(uid, 'customer')],
  }).map(({ data }) => data);
  if (all === undefined || admin === undefined || customer === undefined) return null;
  return { all, admin, customer };
}

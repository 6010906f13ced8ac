import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { UserTableProps } from '#ui/sections/UserTable/UserTable.tsx';
import { userCountQuery } from './queries.ts';

/** How many users match `search`, in all and of each role; null until all is known. */
export function useUserCounts(uid: string, search: string): UserTableProps['counts'] {
  const [all, admin, customer] = useQueries({
    queries: (['all', 'admin', 'customer'] as const).map((role) => ({
      ...userCountQuery(uid, search, role),
      placeholderData: keepPreviousData,
    })),
  }).map(({ data }) => data);
  if (all === undefined || admin === undefined || customer === undefined) return null;
  return { all, admin, customer };
}

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ListedUser } from '#contract/users.ts';
import { requestPage } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';
import { countOf } from '#ui/list-page.ts';
import type { UserQuery } from '#ui/sections/UserTable/user-view.ts';
import { newestUsers, userAddress, userPageSize } from './user-address.ts';

const Users = z.array(ListedUser);

/** Begins the key of whatever is known about users. */
export const usersKey = (uid: string, ...rest: readonly unknown[]) => privateKey(uid, 'users', ...rest);

/** A page of all users, as `query` wants them. */
export const usersQuery = (uid: string, query: UserQuery) => {
  const params = userAddress.searchOf(query);
  params.set('limit', String(userPageSize));
  return queryOptions({
    queryKey: usersKey(uid, 'list', params.toString()),
    queryFn: ({ signal }) => requestPage(Users, { path: `/user?${params}`, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

/** How many users match `search`, in all or of one role. */
export const userCountQuery = (uid: string, search: string, role: UserQuery['role']) => {
  const params = userAddress.searchOf({ ...newestUsers, search, role });
  params.set('limit', '1');
  return queryOptions({
    queryKey: usersKey(uid, 'count', role, search.trim()),
    queryFn: ({ signal }) => requestPage(Users, { path: `/user?${params}`, signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

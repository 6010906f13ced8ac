import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { callPage } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';
import { countOf } from '#ui/list-page.ts';
import type { UserQuery } from '#ui/sections/UserTable/user-view.ts';
import { newestUsers, userSearchParams, userPageSize } from './user-search-params.ts';

/** Begins the key of whatever is known about users. */
export const usersKey = (uid: string, ...rest: readonly unknown[]) => privateKey(uid, 'users', ...rest);

/** A page of all users, as `query` wants them. */
export const usersQuery = (uid: string, query: UserQuery) => {
  const params = userSearchParams.serialize(query);
  params.set('limit', String(userPageSize));
  return queryOptions({
    queryKey: usersKey(uid, 'list', params.toString()),
    queryFn: ({ signal }) => callPage(calls.listUsers, { query: params, signal }),
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

/** How many users match `search`, in all or of one role. */
export const userCountQuery = (uid: string, search: string, role: UserQuery['role']) => {
  const params = userSearchParams.serialize({ ...newestUsers, search, role });
  params.set('limit', '1');
  return queryOptions({
    queryKey: usersKey(uid, 'count', role, search.trim()),
    queryFn: ({ signal }) => callPage(calls.listUsers, { query: params, signal }),
    select: countOf,
    staleTime: 0,
    meta: leaveOnExpiry,
  });
};

import { userSorts } from '#contract/users.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { oneOf, sortedBy } from '#app/lib/lists/list-search-params.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';
import { roleFilters, type UserQuery } from '#ui/sections/UserTable/user-view.ts';

/** Prefix of all query keys about users. */
export const usersKey = (uid: string) => privateKey(uid, 'users');

const first: UserQuery = { search: '', role: 'all', sort: null, page: 1 };

/** All users, for the admin `uid`. */
export const usersList = (uid: string) =>
  defineList({
    first,
    fields: { role: oneOf(roleFilters), sort: sortedBy(userSorts) },
    countBy: 'role',
    key: usersKey(uid),
    fetchPage: (input) => callPage('listUsers', input),
    isAlwaysFresh: true,
    meta: leaveOnExpiry,
  });

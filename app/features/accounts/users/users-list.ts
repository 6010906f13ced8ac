import { userReaders, type UserFilters } from '#contract/accounts/user-filters.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

export const usersKey = (uid: string) => privateKey(uid, 'users');

export const usersList = (uid: string) =>
  defineList<UserFilters, ListedUser>({
    readers: userReaders,
    countBy: 'role',
    key: usersKey(uid),
    fetchPage: (input) => callPage('listUsers', input),
    isAlwaysFresh: true,
  });

import { userReaders } from '#contract/filter-readers.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

export const usersKey = (uid: string) => privateKey(uid, 'users');

export const usersList = (uid: string) =>
  defineList({
    readers: userReaders,
    countBy: 'role',
    key: usersKey(uid),
    fetchPage: (input) => callPage('listUsers', input),
    isAlwaysFresh: true,
  });

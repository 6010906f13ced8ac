import { userSorts } from '#contract/users.ts';
import { listSearchParams, oneOf, pageNumber, sortedBy, words } from '#app/lib/list-search-params.ts';
import type { UserQuery } from '#ui/sections/UserTable/user-view.ts';

export const userPageSize = 12;

export const newestUsers: UserQuery = { search: '', role: 'all', sort: null, page: 1 };

/** How the list of users stands in the address of its page. */
export const userSearchParams = listSearchParams(newestUsers, {
  search: words,
  role: oneOf(['all', 'admin', 'customer']),
  sort: sortedBy(userSorts),
  page: pageNumber(userPageSize),
});

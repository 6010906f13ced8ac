import { userSorts } from '#contract/users.ts';
import { listAddress, oneOf, pageNumber, sortedBy, words } from '#app/lib/list-address.ts';
import type { UserQuery } from '#ui/sections/UserTable/user-view.ts';

export const userPageSize = 12;

export const newestUsers: UserQuery = { search: '', role: 'all', sort: null, page: 1 };

/** How the list of users stands in the address of its page. */
export const userAddress = listAddress(newestUsers, {
  search: words,
  role: oneOf(['all', 'admin', 'customer']),
  sort: sortedBy(userSorts),
  page: pageNumber(userPageSize),
});

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import type { UserChange } from '#ui/sections/accounts/UserTable/user-changes.ts';
import { usersKey } from './users-list.ts';

export type AnyChange = UserChange | 'promote';

const callOf = {
  promote: 'makeAdmin',
  demote: 'removeAdmin',
  'sign-out': 'signOutUser',
  block: 'blockUser',
  unblock: 'unblockUser',
} as const satisfies Record<AnyChange, unknown>;

/** Promotes, demotes, signs out, blocks or unblocks a user. Resolves to whether this changed anything. */
export function useChangeUser(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, change }: { email: string; change: AnyChange }) => {
      const { modifiedCount } = await call(callOf[change], { params: { email } });
      return modifiedCount === 1;
    },
    // An error can also mean that the list is out of date.
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from '#app/lib/http/api.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import type { UserChange } from '#ui/sections/UserTable/user-changes.ts';
import { usersKey } from './users-list.ts';

/** Makes a user an admin. Resolves to whether this changed anything. */
export function useMakeAdmin(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const made = await call(calls.makeAdmin, { params: { email } });
      return made.modifiedCount === 1;
    },
    // An error can also mean that the list is out of date.
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

const callOf = {
  demote: calls.removeAdmin,
  'sign-out': calls.signOutUser,
  block: calls.blockUser,
  unblock: calls.unblockUser,
} as const satisfies Record<UserChange, unknown>;

/** Demotes, signs out, blocks or unblocks a user. Resolves to whether this changed anything. */
export function useChangeUser(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, change }: { email: string; change: UserChange }) => {
      const { modifiedCount } = await call(callOf[change], { params: { email } });
      return modifiedCount === 1;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

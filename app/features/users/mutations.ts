import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChangedUser, MadeAdmin } from '#contract/users.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';
import type { UserChange } from '#ui/sections/UserTable/user-changes.ts';
import { usersKey } from './queries.ts';

/** Makes a user an admin; tells whether they were none before. */
export function useMakeAdmin(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const path = `/admin/${encodeURIComponent(email)}`;
      const made = await request(MadeAdmin, { method: 'PUT', path });
      return made.modifiedCount === 1;
    },
    // A refusal too may mean that the list is not what it was.
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

const calls = {
  demote: { method: 'DELETE', path: '/admin' },
  'sign-out': { method: 'DELETE', path: '/sessions' },
  block: { method: 'PUT', path: '/blocked' },
  unblock: { method: 'DELETE', path: '/blocked' },
} as const;

/** Demotes, signs out, blocks or unblocks a user; tells whether that changed anything. */
export function useChangeUser(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, change }: { email: string; change: UserChange }) => {
      const { method, path } = calls[change];
      const { modifiedCount } = await request(ChangedUser, {
        method,
        path: `${path}/${encodeURIComponent(email)}`,
      });
      return modifiedCount === 1;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MadeAdmin } from '#contract/users.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';
import { usersKey } from './queries.ts';

/** Makes a user an admin; tells whether they were none before. */
export function useMakeAdmin(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const path = `/admin/${encodeURIComponent(email)}`;
      const { modifiedCount } = await request(MadeAdmin, { method: 'PUT', path });
      return modifiedCount === 1;
    },
    // A refusal too may mean that the list is not what it was.
    onSettled: () => void client.invalidateQueries({ queryKey: usersKey(uid) }),
    meta: leaveOnRefusal,
  });
}

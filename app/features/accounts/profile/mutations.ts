import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '#contract/accounts/users.ts';
import { call } from '#app/lib/http/api.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';

/** Saves the user's own profile. Resolves to whether anything changed. */
export function useSaveProfile(user: { uid: string; email: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) => {
      const body = { ...profile, email: user.email };
      const { result } = await call('saveUser', { params: { email: user.email }, body });
      return result.modifiedCount === 1;
    },
    onSuccess: (_isNew, profile) => {
      const { queryKey } = profileQuery(user);
      client.setQueryData(queryKey, (before) => before && { ...before, ...profile });
      void client.invalidateQueries({ queryKey });
    },
    meta: leaveOnRefusal,
  });
}

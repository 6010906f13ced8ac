import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProfileSaved, type Profile } from '#contract/users.ts';
import { request } from '#app/lib/api.ts';
import { profilePath, profileQuery } from '#app/lib/profile.ts';
import { leaveOnRefusal } from '#app/lib/query-client.ts';

/** Saves one's own profile. Resolves to whether anything in it was new. */
export function useSaveProfile(user: { uid: string; email: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) => {
      const { result } = await request(ProfileSaved, {
        method: 'PUT',
        path: profilePath(user.email),
        body: { ...profile, email: user.email },
      });
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

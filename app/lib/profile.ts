import { queryOptions } from '@tanstack/react-query';
import { User } from '#contract/users.ts';
import { request } from './api.ts';
import { leaveOnRefusal, privateKey } from './query-client.ts';

export const profilePath = (email: string) => `/user/${encodeURIComponent(email)}`;

/** What the shop knows of who is signed in. */
export const profileQuery = ({ uid, email }: { uid: string; email: string }) =>
  queryOptions({
    queryKey: privateKey(uid, 'profile'),
    queryFn: ({ signal }) => request(User, { path: profilePath(email), signal }),
    meta: leaveOnRefusal,
  });

import type { QueryClient } from '@tanstack/react-query';
import { recentMs } from '#app/lib/prefetch.ts';
import { usersQuery } from './queries.ts';
import { userSearchParams } from './user-search-params.ts';

/** The users that an address asks for; done when they are in `client`, or have failed. */
export const loadUsers = (client: QueryClient, uid: string, { searchParams }: URL) =>
  client.prefetchQuery({ ...usersQuery(uid, userSearchParams.parse(searchParams)), staleTime: recentMs });

import type { QueryClient } from '@tanstack/react-query';
import { partQuery } from '#app/lib/queries/part.ts';
import { recentMs } from '#app/lib/routing/prefetch.ts';

/** Requests the part to be ordered. Resolves when it is in `client` or has failed. */
export const loadPart = (client: QueryClient, partId: string) =>
  client.prefetchQuery({ ...partQuery(partId), staleTime: recentMs });

import type { QueryClient } from '@tanstack/react-query';
import { partQuery } from '#app/lib/queries/part.ts';
import { recentMs } from '#app/lib/routing/prefetch.ts';

/** The part to be ordered; done when it is in `client`, or could not be had. */
export const loadPart = (client: QueryClient, partId: string) =>
  client.prefetchQuery({ ...partQuery(partId), staleTime: recentMs });

import type { QueryClient } from '@tanstack/react-query';
import { partQuery } from '#app/lib/part.ts';

/** Whoever only looks at links does not ask anew each time; the page itself always does. */
const recentMs = 30_000;

/** The part to be ordered; done when it is in `client`, or could not be had. */
export const loadPart = (client: QueryClient, partId: string) =>
  client.prefetchQuery({ ...partQuery(partId), staleTime: recentMs });

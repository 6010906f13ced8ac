import type { QueryClient } from '@tanstack/react-query';
import { recentMs } from '#app/lib/prefetch.ts';
import { partAddress } from './part-address.ts';
import { partPageQuery } from './queries.ts';

/** The parts that an address asks for; done when they are in `client`, or have failed. */
export const loadProducts = (client: QueryClient, { searchParams }: URL) =>
  client.prefetchQuery({ ...partPageQuery(partAddress.queryOf(searchParams)), staleTime: recentMs });

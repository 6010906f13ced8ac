import type { QueryClient } from '@tanstack/react-query';
import { recentMs } from '#app/lib/prefetch.ts';
import { partSearchParams } from './part-search-params.ts';
import { partPageQuery } from './queries.ts';

/** The parts that an address asks for; done when they are in `client`, or have failed. */
export const loadProducts = (client: QueryClient, { searchParams }: URL) =>
  client.prefetchQuery({ ...partPageQuery(partSearchParams.parse(searchParams)), staleTime: recentMs });

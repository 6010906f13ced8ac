import type { QueryClient } from '@tanstack/react-query';
import { forCustomer, loadProfile } from '#app/lib/auth/load-for.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { partQuery } from '#app/lib/queries/part.ts';

/** Requests the first data of the page where a part is ordered. */
export const loadPurchase = (client: QueryClient, partId: string) =>
  Promise.all([
    client.prefetchQuery({ ...partQuery(partId), staleTime: recentMs }),
    forCustomer(loadProfile(client)),
  ]);

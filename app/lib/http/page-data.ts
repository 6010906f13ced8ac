import type { QueryClient } from '@tanstack/react-query';
import { pageDataElementId, type PageData } from '#contract/page-renderer.ts';
import { readServedJson } from '../browser/served-json.ts';
import { createQueryClient } from './query-client.ts';

export const dataOf = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [[...queryKey], state.data]);

/** A cache with what the server rendered the page with, which is as old as the document. */
export function openCache(data: PageData): QueryClient {
  const client = createQueryClient();
  for (const [queryKey, found] of data)
    client.setQueryData(queryKey, found, { updatedAt: performance.timeOrigin });
  return client;
}

/** The data that the server rendered this page with. Empty for a page without data. */
export const servedData = (): PageData => readServedJson<PageData>(pageDataElementId) ?? [];

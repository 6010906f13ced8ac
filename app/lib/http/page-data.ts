import type { QueryClient } from '@tanstack/react-query';
import { PageData, pageDataElementId } from '#contract/page-renderer.ts';

export const dataOf = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [[...queryKey], state.data]);

export function insertData(client: QueryClient, data: PageData): void {
  for (const [queryKey, found] of data) client.setQueryData(queryKey, found);
}

/** The data that the server rendered this page with. Empty for a page without data. */
export const servedData = (): PageData =>
  PageData.parse(JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '[]'));

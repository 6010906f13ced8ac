import { stringify } from 'csv-stringify/browser/esm/sync';
import { csvRules } from '#contract/csv.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Part } from '#contract/parts.ts';
import { stockState } from '#contract/stock.ts';
import { callPage } from '#app/lib/api.ts';
import type { PartListQuery } from '#ui/sections/PartTable/part-row.ts';
import { adminPartsList } from './admin-parts-list.ts';

const columns = ['_id', 'name', 'price', 'minQuantity', 'quantity', 'stock', 'description', 'image'];

interface FileOptions {
  signal: AbortSignal;
  /** Told after each page how many parts there are so far, and in all as far as that was counted. */
  onProgress(progress: { done: number; total: number; isCapped: boolean }): void;
}

/** Every part that `query` finds, on whatever page, as a file of comma-separated values. Throws `ApiError`. */
export async function partsFile(query: PartListQuery, { signal, onProgress }: FileOptions): Promise<Blob> {
  const ask = (query: URLSearchParams) => callPage(calls.listParts, { query, credential: 'none', signal });
  const parts: Part[] = [];
  const first = adminPartsList.searchParams.serialize({ ...query, page: 1 });
  first.set('limit', String(limits.pageRows));
  let params: URLSearchParams | undefined = first;
  while (params !== undefined) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(params);
    parts.push(...page.rows);
    onProgress({
      done: parts.length,
      total: Math.max(page.total, parts.length),
      isCapped: page.isCapped ?? false,
    });
    params = page.next;
  }
  return new Blob([textOf(parts)], { type: 'text/csv;charset=utf-8' });
}

/** Parts as comma-separated values with a head. */
export const textOf = (parts: readonly Part[]): string =>
  stringify(
    parts.map((part) => ({ ...part, stock: stockState(part) })),
    { ...csvRules, columns },
  );

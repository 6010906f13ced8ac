import type { ListFilters } from '#contract/list-filters.ts';
import * as m from '#messages/export-list.js';
import { call } from '../http/api.ts';
import { attempt, shownError } from '../http/attempt.ts';
import type { ListDefinition } from './define-list.ts';

const exports = {
  exportOrders: { file: 'orders.csv', params: { format: 'csv' } },
  exportParts: { file: 'parts.csv', params: {} },
} as const;

/** A long list takes long. */
const timeoutMs = 120_000;

/** Excel needs it to decode UTF-8. Decoding the response as text removes the server's. */
const byteOrderMark = '\uFEFF';

/** Saves every row that `filters` find as the CSV file of the call `name`. Resolves to the reason when that fails. */
export function exportList<Filters extends ListFilters>(
  name: keyof typeof exports,
  { searchParams }: Pick<ListDefinition<Filters, unknown>, 'searchParams'>,
  filters: Filters,
) {
  const { file, params } = exports[name];
  const asked = searchParams.serialize({ ...filters, page: 1, limit: undefined });
  for (const [key, value] of Object.entries(params)) asked.set(key, value);
  return attempt(
    async () => {
      const text = await call(name, { query: asked, timeoutMs });
      saveFile(file, new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
    },
    (cause) => shownError(cause, (error) => m.failed({ error })),
  );
}

/** Saves a file as a download. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers have not read the file before this time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

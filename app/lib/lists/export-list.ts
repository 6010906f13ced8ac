import type { ExportedKind } from '#contract/import/kinds.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import * as m from '#messages/export-list.js';
import { saveCsv } from '../browser/save-csv.ts';
import { call } from '../http/api.ts';
import { attempt, shownError } from '../http/attempt.ts';
import type { ListDefinition } from './define-list.ts';

const exports = {
  exportOrders: { file: 'orders.csv', params: { format: 'csv' } },
  exportParts: { file: 'parts.csv', params: {} },
} as const;

/** A long list takes long. */
const timeoutMs = 120_000;

/** Saves a list of the shop as a file that can be imported again. Resolves to the reason when that fails. */
export const exportKind = (kind: ExportedKind) =>
  attempt(
    async () => {
      const query = new URLSearchParams({ kind });
      saveCsv(`${kind}.csv`, await call('exportList', { query, timeoutMs }));
    },
    (cause) => shownError(cause, (error) => m.failed({ error })),
  );

/** Saves the movements of the stock of a part. Resolves to the reason when that fails. */
export const exportStock = (id: string) =>
  attempt(
    async () => saveCsv('stock.csv', await call('exportStockHistory', { params: { id }, timeoutMs })),
    (cause) => shownError(cause, (error) => m.failed({ error })),
  );

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
      saveCsv(file, await call(name, { query: asked, timeoutMs }));
    },
    (cause) => shownError(cause, (error) => m.failed({ error })),
  );
}

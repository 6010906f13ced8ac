import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Part of a table's row, by the names of its columns in the schema. */
export type RowOf<Table extends PgTable, Names extends readonly unknown[]> = Pick<
  Table['$inferSelect'],
  Extract<Names[number], keyof Table['$inferSelect']>
>;

/** Returns the list of a SELECT with the names of the schema, such as `price_cents AS "priceCents"`. */
export function selectColumns<Table extends PgTable>(
  table: Table,
  names: ReadonlyArray<keyof Table['$inferSelect'] & string>,
): string {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return names.map((name) => `${columns[name]?.name ?? name} AS "${name}"`).join(', ');
}

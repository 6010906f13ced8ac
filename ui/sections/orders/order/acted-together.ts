import type { AdminOrder } from '#contract/orders/orders.ts';

/** Returns the ids of the checkouts that have several such orders in rows that follow each other. */
export function actedTogether<Row extends Pick<AdminOrder, 'checkout'>>(
  rows: readonly Row[],
  isActed: (row: Row) => boolean,
): string[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group !== undefined && group[0]?.checkout === row.checkout) group.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => (group.filter(isActed).length > 1 ? (group[0]?.checkout ?? []) : []));
}

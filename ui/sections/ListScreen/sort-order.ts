import type { SortOrder } from '#ui/components/Table/Table.tsx';

/** The order of a table for the `sort` of a list, such as `-price`. */
export function sortOrderOf(sort = ''): SortOrder | null {
  const isDescending = sort.startsWith('-');
  const by = isDescending ? sort.slice(1) : sort;
  return by === '' ? null : { by, isDescending };
}

export const sortOf = (order: SortOrder | null): string | undefined =>
  order === null ? undefined : `${order.isDescending ? '-' : ''}${order.by}`;

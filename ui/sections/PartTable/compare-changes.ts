import type { PartChange, PartRow } from './part-row.ts';

export const comparedFields = ['name', 'minQuantity', 'quantity', 'price', 'description', 'image'] as const;
export type ComparedField = (typeof comparedFields)[number];

export interface Difference {
  field: ComparedField;
  /** What someone else has made of it. */
  theirs: string | number;
  /** What was typed here; null where nothing was: then theirs stays, whatever is chosen. */
  yours: string | number | null;
}

/** Where a part that someone else changed differs from what was seen here or typed on top of it. */
export function compareChanges(seen: PartRow, current: PartRow, change: PartChange): readonly Difference[] {
  return comparedFields.flatMap((field) => {
    const theirs = current[field];
    const yours = change[field] ?? null;
    const isDifferent = yours === null ? theirs !== seen[field] : theirs !== yours;
    return isDifferent ? [{ field, theirs, yours }] : [];
  });
}

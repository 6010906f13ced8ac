import type { PartChange, Part } from '#contract/parts.ts';

export const comparedFields = ['name', 'minQuantity', 'quantity', 'price', 'description', 'image'] as const;
export type ComparedField = (typeof comparedFields)[number];

export interface Difference {
  field: ComparedField;
  /** The other admin's version. */
  theirs: string | number;
  /** The typed value; null if the field was not edited, so that the other version stays. */
  yours: string | number | null;
}

/** The differences between a part as it was loaded, as it was typed, and as another admin saved it. */
export function compareChanges(seen: Part, current: Part, change: PartChange): readonly Difference[] {
  return comparedFields.flatMap((field) => {
    const theirs = current[field];
    const yours = change[field] ?? null;
    const isDifferent = yours === null ? theirs !== seen[field] : theirs !== yours;
    return isDifferent ? [{ field, theirs, yours }] : [];
  });
}

import { listedFields, unlistedFields } from '#contract/catalogue/part-fields.ts';
import type { PartChange, Part } from '#contract/catalogue/parts.ts';

type ComparedField = (typeof listedFields)[number];
/** What the part of a conflict does not contain, so only that it was changed can be told. */
type OtherField = (typeof unlistedFields)[number];

export type Difference =
  | {
      field: ComparedField;
      /** The other admin's version. */
      theirs: string | number;
      /** The typed value; null if the field was not edited, so that the other version stays. */
      yours: string | number | null;
    }
  | { field: OtherField };

/** The differences between a part as it was loaded, as it was typed, and as another admin saved it. */
export function compareChanges(seen: Part, current: Part, change: PartChange): readonly Difference[] {
  const compared = listedFields.flatMap((field) => {
    const theirs = current[field] ?? '';
    const yours = change[field] ?? null;
    const isDifferent = yours === null ? theirs !== (seen[field] ?? '') : theirs !== yours;
    return isDifferent ? [{ field, theirs, yours }] : [];
  });
  const others = unlistedFields.filter((field) => change[field] !== undefined).map((field) => ({ field }));
  return [...compared, ...others];
}

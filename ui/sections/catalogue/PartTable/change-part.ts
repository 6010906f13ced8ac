import type { Part, PartChange } from '#contract/catalogue/parts.ts';
import type { PartFieldError } from '../part/part-values.ts';

/** A rejected change. */
export interface PartChangeError extends PartFieldError {
  /** The part as another admin saved it. Nothing was overwritten. */
  current?: Part;
}

/** Saves a change. On null the caller has updated the part in the list and may show a toast. */
export type ChangePart = (part: Part, change: PartChange) => Promise<PartChangeError | null>;

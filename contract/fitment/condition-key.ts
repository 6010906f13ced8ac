import type { Condition } from './fitment.ts';

// Apart from verdict.ts, so that pages which only keep answers do not load the rules.

/** A text whatever its case and blanks. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Criterion and value folded: "AKEBONO" and "Akebono" are the same. */
export const conditionKey = ({ criterion, value }: Condition): string =>
  JSON.stringify([foldText(criterion), foldText(value)]);

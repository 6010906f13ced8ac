import { from } from '#tokens/layout.ts';

/** Window widths between records and a table with all columns in full width. */
export const compact = `${from.medium} and (width < 80rem)`;

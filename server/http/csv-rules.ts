import { csvCell } from '#contract/csv-cell.ts';

/** The options of csv-stringify for each CSV file. Numbers stay numbers. Excel needs the byte order mark. */
export const csvRules = { header: true, bom: true, cast: { string: csvCell } } as const;

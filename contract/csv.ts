/**
 * How each file of comma-separated values is written, as options of csv-stringify. A cell that a spreadsheet
 * would take for a formula is led in by an apostrophe; the file starts with a byte order mark, without which
 * Excel misreads its letters.
 */
export const csvRules = { header: true, bom: true, escape_formulas: true } as const;

/** A formula that starts after a separator of another locale (`;`, tab, `|`) or a line break, quoted or not. */
const laterFormula = /([;\t|\r\n]["'\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * The options of csv-stringify for each CSV file. A cell that a spreadsheet would read as a formula gets an
 * apostrophe in front. The same applies inside a cell, because a spreadsheet of a locale that separates by `;`,
 * tab or `|` splits it there and ignores our quotes. The file starts with a byte order mark for Excel.
 */
export const csvRules = {
  header: true,
  bom: true,
  escape_formulas: true,
  cast: { string: (value: string) => value.replace(laterFormula, "$1'") },
} as const;

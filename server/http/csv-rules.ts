/** A formula after another locale's separator (`;`, tab, `|`) or a line break, quoted or not. */
const laterFormula = /([;\t|\r\n]["'\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * The options of csv-stringify for each CSV file. Formulas get an apostrophe in front, also inside a cell, because
 * spreadsheets in locales that separate by `;`, tab or `|` split it there and ignore our quotes. Excel needs the byte
 * order mark.
 */
export const csvRules = {
  header: true,
  bom: true,
  escape_formulas: true,
  cast: { string: (value: string) => value.replace(laterFormula, "$1'") },
} as const;

/*
 * Spreadsheets read what a CSV file says and change it: 00340434161094042557 becomes 3.40434E+17, 0701 becomes 701, 3-4 a
 * day, and =1+1 is computed. An apostrophe in front keeps any of them as text (decision 54). `readCsvCell` removes it
 * again.
 */

const signs = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B`;

/** A formula after another locale's separator (`;`, tab, `|`) or a line break, quoted or not. */
const laterFormula = new RegExp(String.raw`([;\t|\r\n]["'\s]*)(?=[${signs}])`, 'g');

/** Names of months that Excel reads in dates, in English and German: "1 Mar", "MAR1", "2-Sept-24". */
const month =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|mrz|apr(?:il)?|ma[yi]|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';

/** What a spreadsheet may read as something other than text, in the compatibility form. */
const changed: readonly RegExp[] = [
  // A formula.
  /^[=+\-@\u2212\t\r]/,
  // Digits and signs alone: a number, an amount, a share, a day, a time, a fraction.
  /^(?=.*\p{Nd})[^\p{L}]*$/su,
  // A number with an exponent.
  /^[\p{Nd}.,\s]*\p{Nd}[.,]?e[+-]?\p{Nd}+$/iu,
  // A time of twelve hours.
  /^\d{1,2}(?::\d{1,2})*(?:\.\d+)?(?:\s|(?<=:\d+))[ap]\.?(?:m\.?)?$/i,
  // A day with the name of its month.
  new RegExp(String.raw`^(?=.*\d)[\d\s.,/-]*(?:${month})[\d\s.,/-]*(?:\d{1,2}:\d{2}.*)?$`, 'i'),
  // Truth in the languages of spreadsheets.
  /^(?:true|false|wahr|falsch|vrai|faux|verdadero|verdadeiro|falso|vero|waar|onwaar|sant|sann|falskt?|usann)$/i,
];

const wouldChange = (text: string): boolean => {
  // Some programs remove white space around a cell before they read it.
  const [plain, trimmed] = [text.normalize('NFKC'), text.normalize('NFKC').trim()];
  return (
    changed.some((pattern) => pattern.test(plain) || pattern.test(trimmed)) ||
    (text.startsWith("'") && wouldChange(text.slice(1)))
  );
};

/** A text as the cell of a CSV file, so that a spreadsheet keeps it as it is. Quotes are added by the writer of the file. */
export const csvCell = (text: string): string =>
  `${wouldChange(text) ? "'" : ''}${text.replace(laterFormula, "$1'")}`;

/** What `csvCell` adds behind another locale's separator. */
const keptFormula = new RegExp(String.raw`([;\t|\r\n]["'\s]*)'(?=[${signs}])`, 'g');

/** The text of a cell that `csvCell` wrote: without the apostrophes that keep it as it is. */
export const readCsvCell = (cell: string): string => {
  const text = cell.replace(keptFormula, '$1');
  return text.startsWith("'") && wouldChange(text.slice(1)) ? text.slice(1) : text;
};

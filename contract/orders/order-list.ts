import { cleanLine, firstCharacters } from '../clean-text.ts';
import { readCsvCell } from '../csv-cell.ts';
import { limits } from '../limits.ts';
import { asciiDigits, plainCode } from '../plain-code.ts';

/** A line of a list that somebody pasted, or a row of a file. */
export interface ListRow {
  /** As an editor or a spreadsheet counts it, from 1. */
  line: number;
  cells: readonly string[];
  /** A line without a separator: its cells are a number and perhaps a quantity, whatever the columns of the others. */
  isFree?: boolean;
}

/** Which cells of a list are its numbers and quantities. */
export interface ListColumns {
  number: number;
  /** Null: the list has none. */
  quantity: number | null;
}

export interface OrderList {
  /** Null: the first row is no heading. */
  headings: readonly string[] | null;
  /** Without headings and empty rows. */
  rows: readonly ListRow[];
  columns: ListColumns;
}

/** What is ordered in a line. */
export interface OrderLine {
  line: number;
  number: string;
  /** Null: none is given. NaN: it is not a whole number of at least 1. */
  quantity: number | null;
  /** The whole line, if one space separates number and quantity: 1K0 615 301 may be one number. */
  whole?: string;
}

const unit = String.raw`(?:[x×*]|(?:pcs?|pieces?|stk|ea)\.?)`;
/** "20", "x20", "20 pcs", and "1,000", but not 1.000, which has three decimals where a comma groups thousands. */
const quantityPattern = new RegExp(
  String.raw`^(?:[x×*]\s*)?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?\s*${unit}?$`,
  'i',
);

/** Returns null for an empty cell, and NaN for one that is no quantity. */
function quantityOf(cell: string): number | null {
  const text = asciiDigits(cell).trim();
  if (text === '') return null;
  const [, digits] = quantityPattern.exec(text) ?? [];
  const quantity = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
  return quantity >= 1 && quantity <= limits.stockMax ? quantity : Number.NaN;
}

/** A quantity, or what somebody wrote instead: 0, -2, 2.5. */
const isFigure = /^[-+]?\d{1,7}(?:[.,]\d+)?$/;

/** Every part number has a digit, and a heading has none. */
const hasDigit = (cell: string) => /\p{Nd}/u.test(cell);

/** By how often spreadsheets write them. */
const separators = ['\t', ';', ','] as const;
type Separator = (typeof separators)[number];

/** The separator that most lines have. */
function separatorOf(lines: readonly string[]): Separator | undefined {
  const has = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return separators.find((separator) => has(separator) * 2 > lines.length);
}

/** The cells of a line. In quotes, a separator is text. */
function cellsOf(line: string, separator: Separator): string[] {
  const cell = new RegExp(
    `(?:^|${separator})(?: *"((?:[^"]|"")*)" *(?=${separator}|$)|([^${separator}]*))`,
    'g',
  );
  return [...line.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

const quantityFirst = /^(\d{1,7}(?:\s*[x×*]\s+|\s{2,}))(\S.*)$/i;
const quantityLast = new RegExp(String.raw`^(.*?\S)(\s+(?:[x×*]\s*)?)(\d{1,7}(?:\s*${unit})?)$`, 'i');

/** Reads "20 x NH-10042", "NH-10042 x20", "NH-10042 20 pcs": the number, then the quantity if there is one. */
function readFree(text: string): string[] {
  const [, before = '', after = ''] = quantityFirst.exec(text) ?? [];
  if (hasDigit(after)) return [after, before.trim()];
  const [, number = '', , quantity = ''] = quantityLast.exec(text) ?? [];
  return hasDigit(number) ? [number, quantity] : [text];
}

/** Whether nothing but a space says that the end of a line is its quantity. */
const isOneSpace = (text: string) => quantityLast.exec(text)?.[2] === ' ' && /\d$/.test(text);

function rowOf(line: string, at: number, usual: Separator | undefined): ListRow {
  const separator = [usual, ...separators].find((one) => one !== undefined && line.includes(one));
  const cells = separator === undefined ? [line.trim()] : cellsOf(line, separator);
  return { line: at, cells, isFree: separator === undefined };
}

const numberHeadings = /number|\bno\b|\bnr\b|nummer|\bart|\bitem|\bpart|\bsku\b|\bref|\boem\b|\bmpn\b|teil/i;
const quantityHeadings = /qty|quant|menge|anzahl|pcs|pieces|stück|stk|count|cantidad|amount/i;

/** The share of the filled cells of a column that are so. */
function shareOf(rows: readonly ListRow[], column: number, is: (cell: string) => boolean): number {
  const cells = rows.map(({ cells: all }) => all[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}

/** By the headings, else by what the cells are: the quantities are the last whole numbers beside a column of numbers. */
function guessColumns(rows: readonly ListRow[], headings: readonly string[]): ListColumns {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const isQuantityColumn = (column: number) =>
    shareOf(rows, column, (cell) => (quantityOf(cell) ?? Number.NaN) >= 1) > 0.8;
  const isFigureColumn = (column: number) => shareOf(rows, column, (cell) => isFigure.test(cell)) > 0.8;
  const named = columns.find((column) => quantityHeadings.test(headings[column] ?? ''));
  const numberOf = (quantity: number | undefined) => {
    const others = columns.filter((column) => column !== quantity);
    return (
      others.find(
        (column) => numberHeadings.test(headings[column] ?? '') && shareOf(rows, column, hasDigit) > 0.5,
      ) ??
      others.find((column) => !isQuantityColumn(column) && shareOf(rows, column, hasDigit) > 0.5) ??
      others.find((column) => shareOf(rows, column, hasDigit) > 0.5) ??
      0
    );
  };
  const number = numberOf(named);
  const others = columns.filter((column) => column !== number);
  const quantity = named ?? others.findLast(isQuantityColumn) ?? others.findLast(isFigureColumn);
  return { number, quantity: quantity ?? null };
}

/** Reads rows of a file or of a pasted list: whether the first are headings, and which columns are meant. */
export function toOrderList(all: readonly ListRow[]): OrderList {
  const filled = all
    .map((row) => ({ ...row, cells: row.cells.map((cell) => readCsvCell(cleanLine(cell))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rest] = filled;
  const isHeading = first !== undefined && rest.length > 0 && !first.cells.some(hasDigit);
  const rows = isHeading ? rest : filled;
  const headings = isHeading && !first.isFree ? first.cells : [];
  return {
    headings: headings.length > 0 ? headings : null,
    rows,
    columns: guessColumns(
      rows.filter(({ isFree }) => !isFree),
      headings,
    ),
  };
}

/** Reads a pasted list or the text of a CSV file. */
export function readOrderList(text: string): OrderList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '\n')
    .split(/\r\n|\r|\n/);
  const usual = separatorOf(lines.filter((line) => line.trim() !== ''));
  return toOrderList(lines.map((line, at) => rowOf(line, at + 1, usual)));
}

const numberText = (cell: string) => firstCharacters(plainCode(cell).trim(), limits.quickOrder.numberMax);

/** The lines of a list that have a number. */
export function orderLines({ rows }: OrderList, { number, quantity }: ListColumns): OrderLine[] {
  return rows.flatMap(({ line, cells, isFree }): OrderLine[] => {
    const text = plainCode(cells[0] ?? '').trim();
    const [wanted = '', count = ''] = isFree
      ? readFree(text)
      : [cells[number], quantity === null ? '' : cells[quantity]];
    if (numberText(wanted) === '') return [];
    return [
      {
        ...{ line, number: numberText(wanted), quantity: quantityOf(count) },
        ...(isFree && isOneSpace(text) && { whole: numberText(text) }),
      },
    ];
  });
}

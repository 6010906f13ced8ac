import { readCsvCell } from '../csv-cell.ts';
import { asciiDigits } from '../plain-code.ts';
import { foldText } from '../fold-text.ts';
import { parseYearMonth, yearMonthText } from '../fitment/year-month.ts';
import { stateWords, type ImportColumn } from './kinds.ts';
import { dayOrders, type DayOrder, type DecimalSign, type FaultKind } from './imports.ts';

/** A heading whatever its case, accents, blanks and signs: "Part No." is "part no", "Référence" is "reference". */
export const headingKey = (heading: string): string =>
  foldText(heading)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Direction marks and other characters that nobody sees. Joiners stay, because scripts need them. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** `="0701"`: how some programs keep a spreadsheet from changing a text. */
const quotedFormula = /^="([^"]*)"$/;

/** The text of a cell: without what nobody sees, and without what keeps it from being changed by a spreadsheet. */
export const cellText = (text: string): string =>
  readCsvCell(text.replace(invisible, '').trim().replace(quotedFormula, '$1'));

/** What a spreadsheet writes where it could not compute a cell, in English, German, French and Spanish. */
const formulaError =
  /^#(?:N\/A|REF!|NAME\?|DIV\/0!|VALUE!|NULL!|NUM!|SPILL!|CALC!|NV|BEZUG!|WERT!|ZAHL!|VALEUR!|NOM\?|NOMBRE!|¡(?:VALOR|REF|DIV\/0)!|¿NOMBRE\?)$/i;

export const isFormulaError = (text: string): boolean => formulaError.test(text);

/** "1.23E+12": what a spreadsheet makes of a long number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

const currency = /^(?:US)?\$|\$$|USD/gi;
const foreign = /[€£¥₽₹₪]|\b(?:EUR|GBP|CHF|CAD|AUD|JPY|PLN|SEK|CZK)\b/i;

/** Which decimal sign the text of a number has. Null: it has none, or either is possible (`isOpen`). */
export function decimalSignOf(text: string): { sign: DecimalSign | null; isOpen: boolean } {
  const number = asciiDigits(text).replaceAll(/[\s'’]|USD|\$/gi, '');
  const [, last = ''] = /.*([.,])/.exec(number) ?? [];
  if (last === '' || !/^[-+]?[\d.,]+$/.test(number)) return { sign: null, isOpen: false };
  const sign = last === '.' ? '.' : ',';
  const other = sign === '.' ? ',' : '.';
  const after = number.length - 1 - number.lastIndexOf(last);
  if (number.includes(other)) return { sign, isOpen: false };
  // 1.020.000 has no decimals.
  if (number.split(last).length > 2) return { sign: other, isOpen: false };
  // 0,125 has decimals, and 1,020 may have.
  if (
    after !== 3 ||
    /^[-+]?0[.,]/.test(number) ||
    /^[-+]?[.,]/.test(number) ||
    /^[-+]?\d{4,}[.,]/.test(number)
  )
    return { sign, isOpen: false };
  return { sign: null, isOpen: true };
}

/** Reads a number with this decimal sign. Null for a text that is none. */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  const plain = asciiDigits(text).replaceAll(/[\s\u00A0\u202F'’]/g, '');
  const group = decimal === ',' ? '.' : ',';
  const isGrouped = new RegExp(`^[-+]?\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d+)?$`).test(plain);
  const number = (isGrouped ? plain.replaceAll(group, '') : plain).replace(decimal, '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : null;
}

const words: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, 1: true, x: true, ja: true, wahr: true },
  ...{ no: false, n: false, false: false, 0: false, nein: false, falsch: false },
};

/** The value of a cell, or what is wrong with it. A value of a list is one of its values. */
export type Cell =
  | { value: unknown }
  | { fault: Extract<FaultKind, 'decimal' | 'shortened' | 'month' | 'day' | 'currency' | 'value'> };

const dayForms = [
  /^(?<year>\d{4})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})(?:[T\s,].*)?$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:[\s,].*)?$/,
];

/** Days whose year is last, behind slashes or hyphens: in the United States the month is first, in most other countries the day. */
const openForms: Readonly<Record<DayOrder, RegExp>> = {
  dayFirst: /^(?<day>\d{1,2})([-/])(?<month>\d{1,2})\2(?<year>\d{4})(?:[\s,].*)?$/,
  monthFirst: /^(?<month>\d{1,2})([-/])(?<day>\d{1,2})\2(?<year>\d{4})(?:[\s,].*)?$/,
};

/** Which order the text of a day has. Null: it has none, or either is possible (`isOpen`). */
export function dayOrderOf(text: string): { order: DayOrder | null; isOpen: boolean } {
  const isDay = (order: DayOrder) => readDay(text, order) !== null;
  const { day, month } = openForms.dayFirst.exec(asciiDigits(text))?.groups ?? {};
  if (day === undefined || day === month) return { order: null, isOpen: false };
  const [order = null, ...others] = dayOrders.filter(isDay);
  return others.length > 0 ? { order: null, isOpen: true } : { order, isOpen: false };
}

/** Reads a day, and leaves out its time. Null for anything else. */
export function readDay(text: string, order: DayOrder): string | null {
  const typed = asciiDigits(text);
  for (const form of [...dayForms, openForms[order]]) {
    const { year = '', month = '', day = '' } = form.exec(typed)?.groups ?? {};
    const wanted = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const time = new Date(wanted);
    // Some engines read 30 February as 2 March.
    if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(wanted)) return wanted;
  }
  return null;
}

/** How the numbers and the days of a column are read where they do not say it themselves. */
export interface Reading {
  decimal: DecimalSign;
  dayOrder: DayOrder;
}

const usual: Reading = { decimal: '.', dayOrder: 'dayFirst' };

function readOne(text: string, { reads }: ImportColumn, { decimal, dayOrder }: Reading): Cell {
  switch (reads) {
    case 'text':
      return { value: text };
    case 'code':
      return shortened.test(text) ? { fault: 'shortened' } : { value: text };
    case 'price':
    case 'number': {
      if (reads === 'price' && foreign.test(text)) return { fault: 'currency' };
      if (shortened.test(text)) return { fault: 'shortened' };
      // "5,-" has no cents.
      const number = reads === 'price' ? text.replaceAll(currency, '').replace(/[.,]\s?[-–—]\s*$/, '') : text;
      // That of the column counts only where the number itself does not say it.
      const value = readNumber(number, decimalSignOf(number).sign ?? decimal);
      return value === null ? { fault: 'decimal' } : { value };
    }
    case 'month': {
      // A spreadsheet makes 1 October 2008 of "10.2008".
      const month = parseYearMonth(text.replace(/^(\d{4}-\d{2})-01$/, '$1'));
      return month === null ? { fault: 'month' } : { value: yearMonthText(month.year, month.month) };
    }
    case 'day': {
      const day = readDay(text, dayOrderOf(text).order ?? dayOrder);
      return day === null ? { fault: 'day' } : { value: day };
    }
    case 'flag': {
      const value = words[foldText(text)];
      return value === undefined ? { fault: 'value' } : { value };
    }
    case 'choice': {
      const word = foldText(text);
      const [, state] =
        Object.entries(stateWords).find(([name, state]) => word === name || word === foldText(state)) ?? [];
      return { value: state ?? text };
    }
  }
}

const listSeparator = /\s*\|\s*|\s*\n\s*/;

/**
 * Reads a cell, whose text `cellText` returned. Undefined: it is empty, which changes nothing. A value of null clears what is
 * there.
 */
export function readCell(text: string, column: ImportColumn, reading = usual): Cell | undefined {
  if (text === '') return undefined;
  if (text === '-') return { value: null };
  if (!column.isList) return readOne(text, column, reading);
  const values: unknown[] = [];
  for (const part of text.split(listSeparator).filter(Boolean)) {
    const read = readOne(part, column, reading);
    if ('fault' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

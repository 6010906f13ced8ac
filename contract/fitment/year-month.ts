import { asciiDigits } from '../plain-code.ts';

/** A year, with its month if that is stated. */
export interface YearMonth {
  year: number;
  /** 1 to 12. */
  month: number | null;
}

const forms = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})[-./](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-./](?<year>\d{4})$/,
];

/** Reads 2008, 2008-10, 10.2008 and 10/2008. Null for anything else. */
export function parseYearMonth(text: string): YearMonth | null {
  const typed = asciiDigits(text).replaceAll(/\s/g, '');
  for (const form of forms) {
    const { year, month } = form.exec(typed)?.groups ?? {};
    if (year === undefined) continue;
    const value = month === undefined ? null : Number(month);
    return value !== null && (value < 1 || value > 12) ? null : { year: Number(year), month: value };
  }
  return null;
}

/** "2008-10", or "2008". Empty without a year. */
export const yearMonthText = (year: number | null, month: number | null): string =>
  year === null ? '' : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** The same as people write it: "10/2008". */
export const monthYearText = (year: number | null, month: number | null): string =>
  yearMonthText(year, month).split('-').toReversed().join('/');

/** A measured figure, and whether it meets its requirement. */
export interface Cell {
  text: string;
  isMet: boolean;
}

export type Row = Readonly<Record<string, Cell | string>>;

const cell = (
  value: number,
  digits: number,
  sign: string,
  limit: number | undefined,
  isMet: boolean,
): Cell => {
  const text = Number.isNaN(value) ? '–' : value.toFixed(digits);
  return { text: limit === undefined ? text : `${text} ${isMet ? '✓' : `✗ ${sign} ${limit}`}`, isMet };
};

/** Without a limit the figure is only printed. */
export const atMost = (value: number, digits: number, limit?: number): Cell =>
  cell(value, digits, '≤', limit, limit === undefined || Number(value.toFixed(digits)) <= limit);

export const atLeast = (value: number, digits: number, limit?: number): Cell =>
  cell(value, digits, '≥', limit, limit === undefined || value >= limit);

export interface Table {
  title: string;
  rows: readonly Row[];
}

/** Prints the table and returns whether all requirements are met. */
export function printTable({ title, rows }: Table): boolean {
  const cells = (row: Row) => Object.entries(row);
  console.log(`\n${title}`);
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        cells(row).map(([name, value]) => [name, typeof value === 'string' ? value : value.text]),
      ),
    ),
  );
  return rows.every((row) => cells(row).every(([, value]) => typeof value === 'string' || value.isMet));
}

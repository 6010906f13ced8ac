import { csvCell } from '#contract/csv-cell.ts';
import * as m from '#messages/quick-order.js';
import type { OpenLine } from '#ui/sections/orders/QuickOrder/ListResult.tsx';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A CSV file of lines that are not in the basket, with the reason. It can be corrected and read again. */
export function listCsv(lines: readonly OpenLine[]): string {
  const headings = [m.csvHeadingLine(), m.csvHeadingNumber(), m.csvHeadingQuantity(), m.csvHeadingReason()];
  const rows = lines.map(({ line, number, quantity, reason }) => [
    String(line),
    quoted(csvCell(number)),
    String(quantity ?? ''),
    quoted(csvCell(reason)),
  ]);
  return [headings.map(quoted), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

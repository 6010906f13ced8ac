import type { Part } from '../catalogue/parts.ts';
import { isOutOfStock } from '../catalogue/stock.ts';
import { lineTotal, roundToCents, toDollars } from '../money.ts';
import type { OrderLine } from './order-list.ts';
import type { NumberAnswer } from './quick-order.ts';

/** A line of a list, and what the shop says of its number. */
export interface CheckedLine extends OrderLine {
  answer: NumberAnswer;
}

/** What the customer said of a list since it was checked. */
export interface ListChanges {
  /** The part that is meant, by line. */
  choices: ReadonlyMap<number, Part>;
  /** By the id of a part. Null: emptied. */
  quantities: ReadonlyMap<string, number | null>;
}

/** A part with the lines that mean it, in their order, or a line that means none yet. */
export interface QuickOrderRow {
  lines: readonly [CheckedLine, ...CheckedLine[]];
  part: Part | null;
  /** Null or NaN: it is not known. */
  quantity: number | null;
  /** What the lines ask for together, before the customer changed it. */
  listed: number | null;
  /** What the customer must do first. */
  need:
    'choose' | 'findOther' | 'leaveOut' | 'soldOut' | 'giveQuantity' | 'belowMinimum' | 'aboveStock' | null;
}

const needOf: Readonly<Record<NumberAnswer['kind'], QuickOrderRow['need']>> = {
  found: null,
  several: 'choose',
  notFound: 'findOther',
  notSold: 'leaveOut',
};

/** A line without a quantity means the minimum order. */
export const askedOf = ({ quantity }: CheckedLine, { minQuantity }: Part): number =>
  quantity ?? Math.max(1, minQuantity);

function partOf({ line, answer }: CheckedLine, { choices }: ListChanges): Part | null {
  const chosen = choices.get(line);
  if (chosen) return chosen;
  if (answer.kind === 'found') return answer.part;
  return answer.kind === 'notSold' ? answer.successor : null;
}

function quantityNeed(quantity: number | null, part: Part): QuickOrderRow['need'] {
  if (isOutOfStock(part)) return 'soldOut';
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return 'giveQuantity';
  if (quantity < part.minQuantity) return 'belowMinimum';
  return quantity > part.quantity ? 'aboveStock' : null;
}

/** Joins the lines of a list that mean the same part, at the place of the first, and says what each row needs. */
export function quickOrderRows(lines: readonly CheckedLine[], changes: ListChanges): QuickOrderRow[] {
  const rows = new Map<string, QuickOrderRow>();
  for (const line of lines) {
    const part = partOf(line, changes);
    if (!part) {
      rows.set(`line ${line.line}`, {
        lines: [line],
        part,
        quantity: line.quantity,
        listed: line.quantity,
        need: needOf[line.answer.kind],
      });
      continue;
    }
    const before = rows.get(part._id);
    const sum = (before?.quantity ?? 0) + askedOf(line, part);
    const lines = before ? ([...before.lines, line] as const) : ([line] as const);
    rows.set(part._id, { lines, part, quantity: sum, listed: sum, need: null });
  }
  return [...rows.values()].map((row) => {
    if (!row.part) return row;
    const quantity = changes.quantities.get(row.part._id);
    const known = quantity === undefined ? row.quantity : quantity;
    return { ...row, quantity: known, need: quantityNeed(known, row.part) };
  });
}

export interface QuickOrderSum {
  /** Lines of the list that can be put into the basket, and those that cannot yet. */
  ready: number;
  open: number;
  /** Parts of the lines that are ready. */
  parts: number;
  /** In dollars, of those. */
  total: number;
}

export function sumOfRows(rows: readonly QuickOrderRow[]): QuickOrderSum {
  const sum = { ready: 0, open: 0, parts: 0, cents: 0 };
  for (const { lines, part, quantity, need } of rows) {
    if (need !== null || !part) sum.open += lines.length;
    else {
      sum.ready += lines.length;
      sum.parts += 1;
      sum.cents += roundToCents(lineTotal(part.price, quantity ?? 0));
    }
  }
  const { cents, ...counts } = sum;
  return { ...counts, total: toDollars(cents) };
}

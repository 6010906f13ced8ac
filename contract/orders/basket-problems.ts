import type { Part } from '../catalogue/parts.ts';
import { isOutOfStock } from '../catalogue/stock.ts';
import type { FitMark } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { lineTotal, roundToCents, toDollars } from '../money.ts';
import type { ShownBasketLine } from './basket.ts';

/** What is wrong with a line of a basket, or has changed since it was added. Prices are in dollars. */
export type BasketProblem =
  | { kind: 'notSold'; successor: Part | null }
  /** Less is in stock than the minimum order. */
  | { kind: 'soldOut'; stock: number; minimum: number }
  /** `left`: what the lines before leave of the stock of the same part. */
  | { kind: 'onlyLeft'; left: number }
  | { kind: 'belowMinimum'; minimum: number }
  | { kind: 'doesNotFit' }
  | { kind: 'fitsIf'; fit: FitMark }
  | { kind: 'priceChanged'; from: number; to: number };

/** A line, and whether the customer wants it although it does not fit. */
export type JudgedLine = Omit<ShownBasketLine, 'vehicleName'> & { orderAnyway?: boolean | undefined };

/** A line that is not sold any more, or with a problem of its quantity or vehicle, cannot be ordered as it is. */
export const blocksOrder = ({ kind }: BasketProblem): boolean => kind !== 'priceChanged' && kind !== 'fitsIf';

function problemsOf(line: JudgedLine, left: number): BasketProblem[] {
  const { part, isSold, successor, quantity, price, fit, orderAnyway } = line;
  if (!part || !isSold) return [{ kind: 'notSold', successor }];
  const problems: BasketProblem[] = [];
  if (isOutOfStock(part)) problems.push({ kind: 'soldOut', stock: part.quantity, minimum: part.minQuantity });
  else if (quantity < part.minQuantity) problems.push({ kind: 'belowMinimum', minimum: part.minQuantity });
  else if (quantity > left) problems.push({ kind: 'onlyLeft', left });
  if (fit?.kind === 'doesNotFit' && orderAnyway !== true) problems.push({ kind: 'doesNotFit' });
  if (fit?.kind === 'fitsIf') problems.push({ kind: 'fitsIf', fit });
  if (part.price !== price) problems.push({ kind: 'priceChanged', from: price, to: part.price });
  return problems;
}

/** The problems of each line, in their order. Lines of the same part share its stock, the first lines first. */
export function basketProblems(lines: readonly JudgedLine[]): BasketProblem[][] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(line.partId) ?? 0;
    const problems = problemsOf(line, Math.max(0, (line.part?.quantity ?? 0) - before));
    if (!problems.some(blocksOrder)) taken.set(line.partId, before + line.quantity);
    return problems;
  });
}

export interface BasketSum {
  /** How many lines can be ordered as they are, and their pieces. */
  ready: number;
  pieces: number;
  /** In dollars, of the lines that are ready. */
  total: number;
  /** Above what can be paid at once. */
  isTooLarge: boolean;
}

/** Adds up the lines that can be ordered as they are, at the price of today. `problems` are those of `basketProblems`. */
export function sumOfBasket(
  lines: readonly JudgedLine[],
  problems: readonly (readonly BasketProblem[])[],
): BasketSum {
  let [ready, pieces, cents] = [0, 0, 0];
  for (const [index, { part, quantity }] of lines.entries()) {
    if (!part || problems[index]?.some(blocksOrder)) continue;
    ready += 1;
    pieces += quantity;
    cents += roundToCents(lineTotal(part.price, quantity));
  }
  return { ready, pieces, total: toDollars(cents), isTooLarge: toDollars(cents) > limits.charge.max };
}

import { askedOf, type CheckedLine, type QuickOrderRow } from '#contract/orders/quick-order-rows.ts';
import * as common from '#messages/common.js';
import * as product from '#messages/product.js';
import * as m from '#messages/quick-order.js';
import type { IconName } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

export interface Result {
  word: string;
  tone: 'positive' | 'caution' | 'critical';
  icon: IconName;
  /** More about it, or what to do: a sentence each. */
  messages: readonly string[];
}

type Words = Pick<Result, 'word' | 'messages'>;

function needWords({ need, part }: QuickOrderRow): Words | null {
  const minimum = Math.max(1, part?.minQuantity ?? 1);
  switch (need) {
    case 'choose':
      return { word: m.several(), messages: [m.which()] };
    case 'findOther':
      return { word: m.notFound(), messages: [m.noPart()] };
    case 'leaveOut':
      return { word: m.notSold(), messages: [m.notSoldHint()] };
    case 'soldOut':
      return { word: common.outOfStock(), messages: [] };
    case 'giveQuantity':
      return { word: m.giveQuantity(), messages: [m.giveQuantityHint({ minimum: formatCount(minimum) })] };
    case 'belowMinimum':
      return { word: m.belowMinimum(), messages: [product.belowMinimum({ minimum })] };
    case 'aboveStock':
      return { word: m.aboveStock(), messages: [product.aboveStock({ stock: part?.quantity ?? 0 })] };
    case null:
      return null;
  }
}

type FoundWords = Words & Pick<Result, 'tone'>;

/** How a line means the part with this number. */
function lineWords({ answer, number: typed }: CheckedLine, number: string, isChosen: boolean): FoundWords {
  if (isChosen) return { tone: 'positive', word: m.chosen(), messages: [m.chosenFor({ number, typed })] };
  if (answer.kind === 'notSold') {
    const { number: sold } = answer.sold;
    return { tone: 'caution', word: m.replaced(), messages: [m.replacedBy({ sold, number })] };
  }
  const { maker = '', number: other } = (answer.kind === 'found' && answer.part.foundBy) || {};
  if (other === undefined) return { tone: 'positive', word: m.found(), messages: [] };
  const message =
    maker === '' ? m.byOtherNumber({ other, number }) : m.byOtherNumberOf({ other, maker, number });
  return { tone: 'positive', word: m.foundByOther(), messages: [message] };
}

const inWords = (figures: readonly number[]) => new Intl.ListFormat('en-GB').format(figures.map(formatCount));

const isSummed = ({ quantity, listed }: QuickOrderRow) => quantity === listed;

function foundWords(row: QuickOrderRow, chosen: readonly CheckedLine[]): FoundWords {
  const { lines, part } = row;
  const [first, ...others] = lines;
  const wordsOf = (line: CheckedLine) => lineWords(line, part?.number ?? '', chosen.includes(line));
  if (others.length === 0 || !part) return wordsOf(first);
  const named = inWords(lines.map(({ line }) => line));
  const message = isSummed(row)
    ? m.summed({ lines: named, quantities: inWords(lines.map((line) => askedOf(line, part))) })
    : m.samePart({ lines: named });
  return {
    tone: 'caution',
    word: m.twice(),
    messages: [message, ...lines.flatMap((line) => wordsOf(line).messages)],
  };
}

const icons = { positive: 'check', caution: 'caution', critical: 'alert' } as const;

/** What became of a row. `chosen`: its lines for which the customer chose the part. */
export function resultOf(row: QuickOrderRow, chosen: readonly CheckedLine[]): Result {
  const needed = needWords(row);
  const words = needed ? { ...needed, tone: 'critical' as const } : foundWords(row, chosen);
  return { ...words, icon: icons[words.tone] };
}

/** The quantity that a press sets, and the label of its button: one with which the row is ready, or another reading of it. */
export function remedyOf(row: QuickOrderRow): { quantity: number; label: string } | null {
  const { need, part, lines, listed } = row;
  if (!part) return null;
  const [first, ...others] = lines;
  if (need === null && others.length > 0 && listed !== null && Number.isInteger(listed)) {
    if (!isSummed(row)) return { quantity: listed, label: m.addUp() };
    return { quantity: askedOf(first, part), label: m.onlyLine({ line: formatCount(first.line) }) };
  }
  const { minQuantity, quantity: stock } = part;
  if (need === 'belowMinimum')
    return { quantity: minQuantity, label: m.setTo({ quantity: formatCount(minQuantity) }) };
  return need === 'aboveStock' ? { quantity: stock, label: m.take({ quantity: formatCount(stock) }) } : null;
}

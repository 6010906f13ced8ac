import type { QuickOrderRow } from '#contract/orders/quick-order-rows.ts';
import * as common from '#messages/common.js';
import * as product from '#messages/product.js';
import * as m from '#messages/quick-order.js';
import type { IconName } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

export interface Result {
  word: string;
  tone: 'positive' | 'caution' | 'critical';
  icon: IconName;
  /** More about it, or what to do. */
  message: string | null;
}

type Words = Pick<Result, 'word' | 'message'>;

function needWords({ need, part }: QuickOrderRow): Words | null {
  const minimum = Math.max(1, part?.minQuantity ?? 1);
  switch (need) {
    case 'choose':
      return { word: m.several(), message: m.which() };
    case 'findOther':
      return { word: m.notFound(), message: m.noPart() };
    case 'leaveOut':
      return { word: m.notSold(), message: m.notSoldHint() };
    case 'soldOut':
      return { word: common.outOfStock(), message: null };
    case 'giveQuantity':
      return { word: m.giveQuantity(), message: m.giveQuantityHint({ minimum: formatCount(minimum) }) };
    case 'belowMinimum':
      return { word: m.belowMinimum(), message: product.belowMinimum({ minimum }) };
    case 'aboveStock':
      return { word: m.aboveStock(), message: product.aboveStock({ stock: part?.quantity ?? 0 }) };
    case null:
      return null;
  }
}

function foundWords({ lines, part }: QuickOrderRow, isChosen: boolean): Words & Pick<Result, 'tone'> {
  const number = part?.number ?? '';
  const [{ answer, number: typed }] = lines;
  if (lines.length > 1) {
    const named = new Intl.ListFormat('en-GB').format(lines.map(({ line }) => formatCount(line)));
    return { tone: 'caution', word: m.twice(), message: m.summed({ lines: named }) };
  }
  if (isChosen) return { tone: 'positive', word: m.chosen(), message: m.chosenFor({ number, typed }) };
  if (answer.kind === 'notSold') {
    const { number: sold } = answer.sold;
    return { tone: 'caution', word: m.replaced(), message: m.replacedBy({ sold, number }) };
  }
  const { maker = '', number: other } = part?.foundBy ?? {};
  if (other === undefined) return { tone: 'positive', word: m.found(), message: null };
  const message =
    maker === '' ? m.byOtherNumber({ other, number }) : m.byOtherNumberOf({ other, maker, number });
  return { tone: 'positive', word: m.foundByOther(), message };
}

const icons = { positive: 'check', caution: 'caution', critical: 'alert' } as const;

/** What became of a row. `isChosen`: the customer chose its part. */
export function resultOf(row: QuickOrderRow, isChosen: boolean): Result {
  const needed = needWords(row);
  const words = needed ? { ...needed, tone: 'critical' as const } : foundWords(row, isChosen);
  return { ...words, icon: icons[words.tone] };
}

/** The quantity with which a row would be ready, and the label of the button that sets it. Null: there is none. */
export function remedyOf({ need, part }: QuickOrderRow): { quantity: number; label: string } | null {
  if (!part) return null;
  const { minQuantity, quantity: stock } = part;
  if (need === 'belowMinimum')
    return { quantity: minQuantity, label: m.setTo({ quantity: formatCount(minQuantity) }) };
  return need === 'aboveStock' ? { quantity: stock, label: m.take({ quantity: formatCount(stock) }) } : null;
}

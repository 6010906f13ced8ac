import { limits } from '../limits.ts';

/** How a price changes. `set`: to a price. `percent` and `amount`: by so much, down if it is negative. */
export const priceEdits = ['set', 'percent', 'amount'] as const;

/** What happens to a changed price. `cent`: nothing but rounding. `ninetyFive`: the next one up that ends in .95. */
export const priceEndings = ['cent', 'ninetyFive'] as const;

export interface PriceEdit {
  how: (typeof priceEdits)[number];
  /** Dollars, or percent. */
  value: number;
  ending: (typeof priceEndings)[number];
}

const cents = (dollars: number): number => Math.round(dollars * 100);
const [smallest, largest] = [cents(limits.price.min), cents(limits.price.max)];

function changed(price: number, { how, value }: PriceEdit): number {
  switch (how) {
    case 'set':
      return cents(value);
    case 'percent':
      // Rounded away from zero as people do, whatever the error of binary fractions: 1.005 is 1.01.
      return Math.round(Number((price * (1 + value / 100)).toFixed(6)));
    case 'amount':
      return price + cents(value);
  }
}

/** The new price, from the smallest to the largest that a part may have. Both prices are in cents. */
export function editedPrice(price: number, edit: PriceEdit): number {
  const next = changed(price, edit);
  const ended = edit.ending === 'ninetyFive' ? Math.max(Math.ceil((next - 95) / 100), 0) * 100 + 95 : next;
  return Math.min(Math.max(ended, smallest), largest);
}

/** Adds up what changed prices, in dollars, come to. */
export function createPriceSums() {
  let [count, percent, largest] = [0, 0, 0];
  return {
    see(before: number, after: number): void {
      if (before === after) return;
      count += 1;
      percent += (100 * (after - before)) / before;
      if (Math.abs(after - before) > Math.abs(largest)) largest = after - before;
    },
    /** `averagePercent` and `largestStep` of the prices that change, each with its sign. */
    value: () => ({
      averagePercent: count === 0 ? 0 : Number((percent / count).toFixed(2)),
      largestStep: Number(largest.toFixed(2)),
    }),
  };
}

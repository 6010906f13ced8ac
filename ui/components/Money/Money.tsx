import { breakable, oneLine } from '../Numeric/Numeric.css.ts';
import { formatMoney } from './format-money.ts';

export interface MoneyProps {
  /** Dollars. */
  amount: number;
}

/** Characters: twice the length of the largest order total. */
const longestInOnePiece = 16;

/** An amount in dollars, in figures of equal width. */
export function Money({ amount }: MoneyProps) {
  const text = formatMoney(amount);
  return <bdi className={text.length > longestInOnePiece ? breakable : oneLine}>{text}</bdi>;
}

import { formatMoney } from './format-money.ts';
import { longMoney, money } from './Money.css.ts';

export interface MoneyProps {
  /** Dollars. */
  amount: number;
}

/** Characters: twice the length of the largest order total. */
const longestInOnePiece = 16;

export function Money({ amount }: MoneyProps) {
  const text = formatMoney(amount);
  return <span className={text.length > longestInOnePiece ? longMoney : money}>{text}</span>;
}

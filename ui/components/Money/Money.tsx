import { formatMoney } from './format-money.ts';
import { money } from './Money.css.ts';

export interface MoneyProps {
  /** Dollars. */
  amount: number;
}

export function Money({ amount }: MoneyProps) {
  return <span className={money}>{formatMoney(amount)}</span>;
}

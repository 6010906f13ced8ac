import { Figure } from '../Figure/Figure.tsx';
import { formatMoney } from './format-money.ts';

export interface MoneyProps {
  /** Dollars. */
  amount: number;
}

export function Money({ amount }: MoneyProps) {
  return <Figure>{formatMoney(amount)}</Figure>;
}

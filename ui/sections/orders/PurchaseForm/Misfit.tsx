import * as m from '#messages/purchase-form.js';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import type { OrderFit } from './order-fit.ts';
import { VerdictBox } from '../../fitment/FitVerdict/VerdictBox.tsx';

export interface MisfitProps {
  fit: OrderFit;
  /** The customer wants the part although it does not fit. */
  orderAnyway: boolean;
  onOrderAnywayChange?(orderAnyway: boolean): void;
}

/** Says that the part does not fit, and asks whether to order it anyway. */
export const Misfit = ({ fit, orderAnyway, onOrderAnywayChange }: MisfitProps) => (
  <VerdictBox kind="doesNotFit" title={fit.title} evidence={[...fit.evidence, m.orderKeepsNote()]}>
    <Checkbox label={m.orderAnyway()} isChecked={orderAnyway} onChange={onOrderAnywayChange} />
  </VerdictBox>
);

import type { AddressEntry } from './AddressPart.tsx';
import type { OrderValues } from './order-values.ts';

type Field = keyof OrderValues;

/** What the form shows. */
export interface OrderStep {
  name: 'fields' | 'review';
  entry: AddressEntry;
  /** The customer wants the part although it does not fit. */
  orderAnyway: boolean;
  /** What receives the focus once it is shown. */
  focus: { field: Field } | null;
}

export type StepAction =
  | { type: 'reviewed' }
  | { type: 'edited'; field: Field }
  | { type: 'addressChosen'; entry: AddressEntry; field?: Field }
  | { type: 'ticked'; orderAnyway: boolean };

export function orderStep(step: OrderStep, action: StepAction): OrderStep {
  switch (action.type) {
    case 'reviewed':
      return { ...step, name: 'review' };
    case 'edited':
      return { ...step, name: 'fields', focus: { field: action.field } };
    case 'addressChosen':
      return { ...step, entry: action.entry, focus: action.field ? { field: action.field } : null };
    case 'ticked':
      return { ...step, orderAnyway: action.orderAnyway };
  }
}

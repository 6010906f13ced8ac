import { isEnded, type AdminOrderStatus, type OrderStatus } from './order-status.ts';

/**
 * The states of an order, with the status that admins see. Customers never see cancelled and refunded orders. An order that is
 * being cancelled is shown as unpaid, because the provider may still report that it was paid.
 */
const statuses = {
  unpaid: 'unpaid',
  cancelling: 'unpaid',
  paid: 'pending',
  shipped: 'shipped',
  cancelled: 'cancelled',
  refunding: 'refunded',
  refunded: 'refunded',
} as const satisfies Record<string, AdminOrderStatus>;
export type OrderState = keyof typeof statuses;

const isOrderState = (text: string): text is OrderState => text in statuses;
export const orderStates: readonly OrderState[] = Object.keys(statuses).filter(isOrderState);

/** The status that admins see. */
export const statusOf = (state: OrderState): AdminOrderStatus => statuses[state];

/** The status that the customer sees, or null if the order is never shown to them. */
export function shownAs(state: OrderState): OrderStatus | null {
  const status = statusOf(state);
  return isEnded(status) ? null : status;
}

export const statesShownAs = (status: AdminOrderStatus): OrderState[] =>
  orderStates.filter((state) => statusOf(state) === status);

export const listedStates: readonly OrderState[] = orderStates.filter((state) => shownAs(state) !== null);

/**
 * What a transition does to the order's stock. `commit`: the reserved stock is sold. `return`: the stock that the
 * order still has goes back to the part.
 */
type StockEffect = 'keep' | 'commit' | 'return';

interface Transition {
  from: OrderState;
  to: OrderState;
  stock: StockEffect;
  /** The cause, for readers. */
  when: string;
}

/**
 * Every transition of an order. Only `transitionOrder` changes a status, by this table. A database trigger rejects
 * any other change.
 */
export const transitions = {
  pay: {
    from: 'unpaid',
    to: 'paid',
    stock: 'commit',
    when: 'the provider reports that a PaymentIntent of the right amount succeeded',
  },
  requestCancel: {
    from: 'unpaid',
    to: 'cancelling',
    stock: 'keep',
    when: 'the owner or an admin deletes it; its PaymentIntents are being cancelled at the provider',
  },
  payDuringCancel: {
    from: 'cancelling',
    to: 'paid',
    stock: 'commit',
    when: 'the provider reports that it was paid before it could be cancelled',
  },
  cancel: {
    from: 'cancelling',
    to: 'cancelled',
    stock: 'return',
    when: 'no PaymentIntent can pay it any more',
  },
  confirm: {
    from: 'paid',
    to: 'shipped',
    stock: 'keep',
    when: 'an admin confirms it',
  },
  requestRefund: {
    from: 'paid',
    to: 'refunding',
    stock: 'keep',
    when: 'an admin deletes it, or the provider reports that its charge was refunded',
  },
  refuseRefund: {
    from: 'refunding',
    to: 'paid',
    stock: 'keep',
    when: 'the provider refuses the refund',
  },
  refund: {
    from: 'refunding',
    to: 'refunded',
    stock: 'return',
    when: 'the provider reports that the refund succeeded',
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

/** Whether an order that is shown with this status can make a transition. */
export const canMake = (name: TransitionName, status: AdminOrderStatus): boolean =>
  statusOf(transitions[name].from) === status;

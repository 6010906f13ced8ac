import type { OrderState } from '../db/schema.ts';

/**
 * What an edge does to the order's stock. `commit`: what was reserved is sold. `return`: what the
 * order still holds goes back on the shelf.
 */
type StockEffect = 'keep' | 'commit' | 'return';

interface Transition {
  from: OrderState;
  to: OrderState;
  stock: StockEffect;
  /** What makes it happen. */
  when: string;
}

/**
 * Every edge of the order's life. `move` runs this table and nothing else changes a status; a trigger
 * in the database forbids whatever is not here.
 */
export const transitions = {
  pay: {
    from: 'unpaid',
    to: 'paid',
    stock: 'commit',
    when: 'the provider says that a PaymentIntent of the right amount succeeded',
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
    when: 'the provider says that it was paid before it could be cancelled',
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
  askToRefund: {
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
    when: 'the provider says that the money went back',
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

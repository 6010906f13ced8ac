import { useState } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/placed-together.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

export interface BuyTogetherAgainProps {
  orders: readonly AdminOrder[];
  /** Puts the parts of the orders into the basket, and opens it. */
  onBuyAgain(orders: readonly AdminOrder[]): Promise<void>;
}

/** Fills the basket with the parts of several orders. */
export function BuyTogetherAgain({ orders, onBuyAgain }: BuyTogetherAgainProps) {
  const [isPending, setIsPending] = useState(false);

  async function buyAgain() {
    setIsPending(true);
    await onBuyAgain(orders);
    setIsPending(false);
  }

  return (
    <Button size="sm" isPending={isPending} onPress={() => void buyAgain()}>
      {m.buyAgain({ count: orders.length, shown: formatCount(orders.length) })}
    </Button>
  );
}

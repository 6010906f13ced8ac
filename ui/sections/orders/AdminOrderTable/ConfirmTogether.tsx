import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/placed-together.js';
import { Button, type ButtonProps } from '#ui/components/Button/Button.tsx';

interface ConfirmTogetherProps extends Pick<ButtonProps, 'size'> {
  /** The paid orders of one checkout. One is confirmed in its row. */
  orders: readonly AdminOrder[];
  onConfirm(orders: readonly AdminOrder[]): void;
}

/** Confirms several orders in one parcel. */
export function ConfirmTogether({ orders, onConfirm, size }: ConfirmTogetherProps) {
  if (orders.length < 2) return null;
  return (
    <Button tone="solid" size={size} onPress={() => onConfirm(orders)}>
      {m.confirmTogether({ count: orders.length })}
    </Button>
  );
}

import type { Order } from '#contract/orders.ts';
import * as m from '#messages/order-documents.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';

export interface OrderDocumentsProps {
  order: Order;
  invoiceHref?(order: Order): string;
  /** Only for admins. */
  slipsHref?(orders: readonly Order[]): string;
}

/** Links to what can be printed of a paid order. */
export function OrderDocuments({ order, invoiceHref, slipsHref }: OrderDocumentsProps) {
  if (!order.paid) return null;
  return (
    <>
      {slipsHref && (
        <LinkButton href={slipsHref([order])} tone="quiet" icon={<Icon name="print" />}>
          {m.packingSlip()}
        </LinkButton>
      )}
      {invoiceHref && <LinkButton href={invoiceHref(order)}>{m.invoice()}</LinkButton>}
    </>
  );
}

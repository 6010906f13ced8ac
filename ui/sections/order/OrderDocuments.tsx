import type { AdminOrder } from '#contract/orders.ts';
import * as m from '#messages/order-documents.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';

type Documented = Pick<AdminOrder, '_id' | 'number' | 'paid'>;

export interface OrderDocumentsProps {
  order: Documented;
  invoiceHref?(order: Documented): string;
  /** Only for admins. */
  slipsHref?(orders: readonly Documented[]): string;
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

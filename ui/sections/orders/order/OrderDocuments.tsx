import { isEnded } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/order-documents.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';

type Documented = Pick<AdminOrder, '_id' | 'number' | 'paid' | 'status'>;

export interface OrderDocumentsProps {
  order: Documented;
  invoiceHref?(order: Documented): string;
  /** The shop has not stated who sells, so its documents are receipts. */
  isReceipt?: boolean;
  /** Only for admins. */
  slipsHref?(orders: readonly Documented[]): string;
}

/** Whether there is something to pack. */
export const hasSlip = ({ paid, status }: Documented) => paid && !isEnded(status);

/** Links to what can be printed of a paid order. */
export function OrderDocuments({ order, invoiceHref, isReceipt = false, slipsHref }: OrderDocumentsProps) {
  if (!order.paid) return null;
  return (
    <>
      {slipsHref && hasSlip(order) && (
        <LinkButton href={slipsHref([order])} tone="quiet" icon={<Icon name="print" />}>
          {m.packingSlip()}
        </LinkButton>
      )}
      {invoiceHref && (
        <LinkButton
          href={invoiceHref(order)}
          tone={slipsHref ? 'line' : 'quiet'}
          icon={slipsHref ? undefined : <Icon name="document" />}
        >
          {isReceipt ? m.receipt() : m.invoice()}
        </LinkButton>
      )}
    </>
  );
}

import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { useState } from 'react';
import type { AdminOrder } from '#contract/orders.ts';

export interface BulkDeleteDialogProps {
  /** The selected orders to confirm the deletion of; null closes the dialog. */
  orders: readonly AdminOrder[] | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before several orders are deleted, with their number and the refunded amount. */
export function BulkDeleteDialog({ orders, onConfirm, onClose }: BulkDeleteDialogProps) {
  // Keeps the orders while the dialog fades out.
  const [lastAsked, setLastAsked] = useState(orders);
  if (orders !== null && orders !== lastAsked) setLastAsked(orders);

  const asked = lastAsked ?? [];
  const unpaid = asked.filter(({ status }) => status === 'unpaid').length;
  const paid = asked.filter(({ status }) => status === 'pending');
  const shipped = asked.length - unpaid - paid.length;
  const refund = paid.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const count = unpaid + paid.length;

  return (
    <ConfirmDialog
      isOpen={orders !== null}
      title={m.bulkDeleteTitle({ count, shown: formatCount(count) })}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <DescriptionList
        columns={3}
        cells={[
          { label: m.unpaid(), value: <Numeric>{formatCount(unpaid)}</Numeric> },
          { label: common.paid(), value: <Numeric>{formatCount(paid.length)}</Numeric> },
          { label: common.refunded(), value: <Money amount={refund} /> },
        ]}
      />
      <p>
        {paid.length > 0 ? (
          <>
            <strong>
              {withElements((put) => m.bulkDeleteRefunds({ refund: put(<Money amount={refund} />) }))}
            </strong>{' '}
            <span>{m.deleteReturnsStock()}</span>
          </>
        ) : (
          <span>{m.deleteReserved()}</span>
        )}
        {shipped > 0 && (
          <span>{` ${m.bulkDeleteKeepsShipped({ count: shipped, shown: formatCount(shipped) })}`}</span>
        )}
      </p>
    </ConfirmDialog>
  );
}

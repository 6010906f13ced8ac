import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { useState } from 'react';
import { ordersOf, type AdminOrderView } from './admin-order-view.ts';

export interface BulkDeleteDialogProps {
  /** The selected orders that are asked about; null while nothing is asked. */
  orders: readonly AdminOrderView[] | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before many orders are deleted: how many, and how much is refunded. */
export function BulkDeleteDialog({ orders, onConfirm, onClose }: BulkDeleteDialogProps) {
  // The dialog fades out with what it asked about.
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
      title={`Delete ${formatCount(count)} ${ordersOf(count)}?`}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <DescriptionList
        columns={3}
        cells={[
          { label: 'Unpaid', value: <Numeric>{formatCount(unpaid)}</Numeric> },
          { label: 'Paid', value: <Numeric>{formatCount(paid.length)}</Numeric> },
          { label: 'Refunded', value: <Money amount={refund} /> },
        ]}
      />
      <p>
        {paid.length > 0 ? (
          <>
            <strong>
              <Money amount={refund} /> goes back to the customers’ cards
            </strong>
            , and what was reserved goes back to stock. This cannot be undone.
          </>
        ) : (
          'Nothing was charged. What was reserved goes back to stock.'
        )}
        {shipped > 0 &&
          ` ${formatCount(shipped)} shipped ${ordersOf(shipped)} of your selection ${shipped === 1 ? 'stays' : 'stay'}.`}
      </p>
    </ConfirmDialog>
  );
}

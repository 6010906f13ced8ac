import type { RefObject } from 'react';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { Failure } from '../failure.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';
import { pieces, type AdminOrderView } from './admin-order-view.ts';

export interface DeleteDialogProps {
  /** The order that is asked about; null while nothing is asked. */
  order: AdminOrderView | null;
  onDelete(order: AdminOrderView): Promise<Failure | null>;
  onDeleted(order: AdminOrderView): void;
  onClose(): void;
  /** Takes the focus when the list was replaced meanwhile. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Asks before one order is deleted, and says where its money and its stock go. */
export function DeleteDialog({ order, onDelete, onDeleted, onClose, fallbackFocus }: DeleteDialogProps) {
  return (
    <ConfirmAction
      about={order}
      title="Delete this order?"
      fallbackFocus={fallbackFocus}
      onConfirm={onDelete}
      onDone={onDeleted}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <DescriptionList
            columns={2}
            cells={[
              { label: 'Product Name', value: <span dir="auto">{asked.productName}</span>, span: 2 },
              { label: 'Customer', value: <span dir="auto">{asked.name}</span>, span: 2 },
              { label: 'Quantity', value: <Numeric>{formatCount(asked.productQuantity)}</Numeric> },
              { label: 'Total Price', value: <Money amount={asked.totalPrice} /> },
            ]}
          />
          <Consequence order={asked} />
        </>
      )}
    </ConfirmAction>
  );
}

function Consequence({ order }: { order: AdminOrderView }) {
  const { status, totalPrice, productQuantity, reservedUntil } = order;
  const stock = (
    <>
      {productQuantity === 1 ? 'the' : <Numeric>{formatCount(productQuantity)}</Numeric>}{' '}
      {pieces(productQuantity)} {productQuantity === 1 ? 'goes' : 'go'} back to stock
    </>
  );
  if (status === 'unpaid') {
    return reservedUntil === null ? (
      <p>Nothing was charged, and no stock is held for it any more.</p>
    ) : (
      <p>Nothing was charged, and {stock}.</p>
    );
  }
  return (
    <p>
      <strong>
        <Money amount={totalPrice} /> goes back to the customer’s card
      </strong>
      , and {stock}. This cannot be undone.
    </p>
  );
}

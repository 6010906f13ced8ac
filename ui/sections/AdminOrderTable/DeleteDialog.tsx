import { useState } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import { pieces, type AdminOrderView } from './admin-order-view.ts';

export interface DeleteDialogProps {
  /** The order that is asked about; null while nothing is asked. */
  order: AdminOrderView | null;
  onDelete(order: AdminOrderView): Promise<Failure | null>;
  onDeleted(order: AdminOrderView): void;
  /** `wasRefused`: the order was gone for a moment and is back. */
  onClose(wasRefused: boolean): void;
}

/** Asks before one order is deleted, and says where its money and its stock go. */
export function DeleteDialog({ order, onDelete, onDeleted, onClose }: DeleteDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The dialog fades out with what it asked about.
  const [lastAsked, setLastAsked] = useState(order);
  if (order !== null && order !== lastAsked) {
    setLastAsked(order);
    setFailure(null);
  }

  async function confirm() {
    if (order === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const refused = await onDelete(order);
      setFailure(refused);
      if (refused === null) onDeleted(order);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen={order !== null}
      title="Delete this order?"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={() => onClose(failure !== null)}
    >
      {lastAsked && (
        <>
          <TitleBlock
            columns={2}
            cells={[
              { label: 'Product Name', value: <span dir="auto">{lastAsked.productName}</span>, span: 2 },
              { label: 'Customer', value: <span dir="auto">{lastAsked.name}</span>, span: 2 },
              { label: 'Quantity', value: <Figure>{formatCount(lastAsked.productQuantity)}</Figure> },
              { label: 'Total Price', value: <Money amount={lastAsked.totalPrice} /> },
            ]}
          />
          <Consequence order={lastAsked} />
        </>
      )}
      {failure && <Notice tone="critical">{failure.message}</Notice>}
    </ConfirmDialog>
  );
}

function Consequence({ order }: { order: AdminOrderView }) {
  const { status, totalPrice, productQuantity, reservedUntil } = order;
  const stock = (
    <>
      {productQuantity === 1 ? 'the' : <Figure>{formatCount(productQuantity)}</Figure>}{' '}
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

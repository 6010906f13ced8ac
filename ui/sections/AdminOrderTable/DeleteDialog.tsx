import type { RefObject } from 'react';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import { Question } from '../Question/Question.tsx';
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
    <Question
      about={order}
      title="Delete this order?"
      fallbackFocus={fallbackFocus}
      onConfirm={onDelete}
      onDone={onDeleted}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <TitleBlock
            columns={2}
            cells={[
              { label: 'Product Name', value: <span dir="auto">{asked.productName}</span>, span: 2 },
              { label: 'Customer', value: <span dir="auto">{asked.name}</span>, span: 2 },
              { label: 'Quantity', value: <Figure>{formatCount(asked.productQuantity)}</Figure> },
              { label: 'Total Price', value: <Money amount={asked.totalPrice} /> },
            ]}
          />
          <Consequence order={asked} />
        </>
      )}
    </Question>
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

import { useRef, useState, type RefObject } from 'react';
import { messages } from '#contract/messages.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import type { OrderView } from '../order-view.ts';

export interface CancelDialogProps {
  /** The order that is asked about; null while nothing is asked. */
  order: OrderView | null;
  onCancel(order: OrderView): Promise<Failure | null>;
  onCancelled(order: OrderView): void;
  onClose(): void;
  /** Takes the focus when the order's row has gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

export function CancelDialog({ order, onCancel, onCancelled, onClose, fallbackFocus }: CancelDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // The dialog fades out with what it asked about.
  const [lastAsked, setLastAsked] = useState(order);
  if (order !== null && order !== lastAsked) {
    setLastAsked(order);
    setFailure(null);
  }

  async function confirm() {
    if (order === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const refused = await onCancel(order);
      setFailure(refused);
      if (refused === null) onCancelled(order);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function close() {
    setFailure(null);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={order !== null}
      title={messages.cancelQuestion}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
      fallbackFocus={fallbackFocus}
    >
      {lastAsked && (
        <TitleBlock
          columns="nameFirst"
          cells={[
            { label: 'Product Name', value: lastAsked.productName },
            { label: 'Quantity', value: <Figure>{formatCount(lastAsked.productQuantity)}</Figure> },
            { label: 'Total Price', value: <Money amount={lastAsked.totalPrice} /> },
          ]}
        />
      )}
      <p>Nothing has been charged. The order is removed from your list.</p>
      {failure && <Notice tone="critical">{failure.message}</Notice>}
    </ConfirmDialog>
  );
}

import type { RefObject } from 'react';
import { messages } from '#contract/messages.ts';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import type { DatedOrder } from '../order-course.ts';
import { Question } from '../Question/Question.tsx';

export interface CancelDialogProps {
  /** The order that is asked about; null while nothing is asked. */
  order: DatedOrder | null;
  onCancel(order: DatedOrder): Promise<Failure | null>;
  onCancelled(order: DatedOrder): void;
  onClose(): void;
  /** Takes the focus when the list was replaced meanwhile. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

export function CancelDialog({ order, onCancel, onCancelled, onClose, fallbackFocus }: CancelDialogProps) {
  return (
    <Question
      about={order}
      title={messages.cancelQuestion}
      fallbackFocus={fallbackFocus}
      onConfirm={onCancel}
      onDone={onCancelled}
      onClose={onClose}
    >
      {({ productName, productQuantity, totalPrice }) => (
        <>
          <TitleBlock
            columns="nameFirst"
            cells={[
              { label: 'Product Name', value: productName },
              { label: 'Quantity', value: <Figure>{formatCount(productQuantity)}</Figure> },
              { label: 'Total Price', value: <Money amount={totalPrice} /> },
            ]}
          />
          <p>Nothing has been charged. The order is removed from your list.</p>
        </>
      )}
    </Question>
  );
}

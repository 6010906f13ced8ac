import type { RefObject } from 'react';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import { Question } from '../Question/Question.tsx';
import type { PartRow } from './part-row.ts';

export interface DeletePartDialogProps {
  /** The part that is asked about; null while nothing is asked. */
  part: PartRow | null;
  onDelete(part: PartRow): Promise<Failure | null>;
  onDeleted(part: PartRow): void;
  onClose(): void;
  /** Takes the focus when the list was replaced meanwhile. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

export function DeletePartDialog({
  part,
  onDelete,
  onDeleted,
  onClose,
  fallbackFocus,
}: DeletePartDialogProps) {
  return (
    <Question
      about={part}
      title="Delete this part?"
      fallbackFocus={fallbackFocus}
      onConfirm={onDelete}
      onDone={onDeleted}
      onClose={onClose}
    >
      {({ name, price, quantity }) => (
        <>
          <TitleBlock
            columns="nameFirst"
            cells={[
              { label: 'Product name', value: <bdi>{name}</bdi> },
              { label: 'Quantity', value: <Figure>{formatCount(quantity)}</Figure> },
              { label: 'Price', value: <Money amount={price} /> },
            ]}
          />
          <p>
            It leaves the shop at once. Paid orders are not touched; unpaid ones stay payable only while their
            stock is reserved.
          </p>
        </>
      )}
    </Question>
  );
}

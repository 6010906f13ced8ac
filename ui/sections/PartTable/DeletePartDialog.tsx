import { useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
import type { PartRow } from './part-row.ts';

export interface DeletePartDialogProps {
  /** The part that is asked about; null while nothing is asked. */
  part: PartRow | null;
  onDelete(part: PartRow): Promise<Failure | null>;
  onDeleted(part: PartRow): void;
  onClose(): void;
}

export function DeletePartDialog({ part, onDelete, onDeleted, onClose }: DeletePartDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // The dialog fades out with what it asked about.
  const [lastAsked, setLastAsked] = useState(part);
  if (part !== null && part !== lastAsked) {
    setLastAsked(part);
    setFailure(null);
  }

  async function confirm() {
    if (part === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const refused = await onDelete(part);
      setFailure(refused);
      if (refused === null) onDeleted(part);
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
      isOpen={part !== null}
      title="Delete this part?"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {lastAsked && (
        <TitleBlock
          columns={3}
          cells={[
            { label: 'Product name', value: <bdi>{lastAsked.name}</bdi> },
            { label: 'Price', value: <Money amount={lastAsked.price} /> },
            { label: 'Quantity', value: <Figure>{formatCount(lastAsked.quantity)}</Figure> },
          ]}
        />
      )}
      <p>
        It leaves the shop at once. Paid orders are not touched; unpaid ones stay payable only while their
        stock is reserved.
      </p>
      {failure && <Notice tone="critical">{failure.message}</Notice>}
    </ConfirmDialog>
  );
}

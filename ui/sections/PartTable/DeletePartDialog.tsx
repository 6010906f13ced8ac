import type { RefObject } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/part-table.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { Failure } from '../failure.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';
import type { PartRow } from './part-row.ts';

export interface DeletePartDialogProps {
  /** The part to confirm the deletion of; null closes the dialog. */
  part: PartRow | null;
  onDelete(part: PartRow): Promise<Failure | null>;
  onDeleted(part: PartRow): void;
  onClose(): void;
  /** Receives focus if the list was replaced meanwhile. */
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
    <ConfirmAction
      about={part}
      title={m.deleteThisPart()}
      fallbackFocus={fallbackFocus}
      onConfirm={onDelete}
      onDone={onDeleted}
      onClose={onClose}
    >
      {({ name, price, quantity }) => (
        <>
          <DescriptionList
            columns="nameFirst"
            cells={[
              { label: common.productName(), value: <bdi>{name}</bdi> },
              { label: common.quantity(), value: <Numeric>{formatCount(quantity)}</Numeric> },
              { label: common.price(), value: <Money amount={price} /> },
            ]}
          />
          <p>{m.itIsRemovedFromTheShopImmediately()}</p>
        </>
      )}
    </ConfirmAction>
  );
}

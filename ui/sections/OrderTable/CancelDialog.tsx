import type { RefObject } from 'react';
import * as product from '#messages/product.ts';
import * as common from '#messages/common.ts';
import * as m from '#messages/order-table.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { Failure } from '../failure.ts';
import type { DatedOrder } from '../order-timeline.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';

export interface CancelDialogProps {
  /** The order to confirm the cancellation of; null closes the dialog. */
  order: DatedOrder | null;
  onCancel(order: DatedOrder): Promise<Failure | null>;
  onCancelled(order: DatedOrder): void;
  onClose(): void;
  /** Receives focus if the list was replaced meanwhile. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

export function CancelDialog({ order, onCancel, onCancelled, onClose, fallbackFocus }: CancelDialogProps) {
  return (
    <ConfirmAction
      about={order}
      title={product.cancelQuestion()}
      fallbackFocus={fallbackFocus}
      onConfirm={onCancel}
      onDone={onCancelled}
      onClose={onClose}
    >
      {({ productName, productQuantity, totalPrice }) => (
        <>
          <DescriptionList
            columns="nameFirst"
            cells={[
              { label: common.productName2(), value: productName },
              { label: common.quantity(), value: <Numeric>{formatCount(productQuantity)}</Numeric> },
              { label: common.totalPrice(), value: <Money amount={totalPrice} /> },
            ]}
          />
          <p>{m.nothingHasBeenCharged()}</p>
        </>
      )}
    </ConfirmAction>
  );
}

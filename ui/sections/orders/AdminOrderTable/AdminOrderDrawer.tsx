import type { ReactNode } from 'react';
import { isEnded } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyButton } from '#ui/components/CopyText/CopyButton.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { OrderDocuments, type OrderDocumentsProps } from '../order/OrderDocuments.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { DeleteIcon } from './order-columns.tsx';

export interface AdminOrderDrawerProps extends Omit<OrderDocumentsProps, 'order'> {
  /** The order to show; null closes the drawer. */
  order: AdminOrder | null;
  isConfirming: boolean;
  /** Why it could not be confirmed. */
  refusal?: ActionError | undefined;
  payHref?(order: AdminOrder): string;
  onConfirm(order: AdminOrder): void;
  onDelete(order: AdminOrder): void;
  onChangeTracking(order: AdminOrder): void;
  /** Below the details. */
  more?(order: AdminOrder): ReactNode;
  onClose(): void;
}

/** An order with the actions of an admin. */
export function AdminOrderDrawer(props: AdminOrderDrawerProps) {
  const { order, isConfirming, refusal, payHref, onConfirm, onDelete } = props;
  const documentsOf = (shown: AdminOrder) => <OrderDocuments {...props} order={shown} />;
  return (
    <OrderDrawer
      order={order}
      reason={refusal && <Refusal of={refusal} />}
      actions={(shown) =>
        shown.status === 'shipped' || isEnded(shown.status) ? (
          documentsOf(shown)
        ) : (
          <>
            {documentsOf(shown)}
            <Button icon={<DeleteIcon />} onPress={() => onDelete(shown)}>
              {m.deleteAction()}
            </Button>
            {shown.status === 'unpaid' && payHref && (
              <CopyButton text={payHref(shown)} label={m.copyPaymentLink()} />
            )}
            {shown.status === 'pending' && (
              <Button tone="solid" isPending={isConfirming} onPress={() => onConfirm(shown)}>
                {m.confirm()}
              </Button>
            )}
          </>
        )
      }
      onChangeTracking={props.onChangeTracking}
      more={props.more}
      onClose={props.onClose}
    />
  );
}

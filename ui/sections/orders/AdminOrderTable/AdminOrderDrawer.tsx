import type { ReactNode } from 'react';
import { isEnded } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import * as placedTogether from '#messages/placed-together.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyButton } from '#ui/components/CopyText/CopyButton.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { OrderDocuments, type OrderDocumentsProps } from '../order/OrderDocuments.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { ConfirmTogether } from './ConfirmTogether.tsx';
import { DeleteIcon } from './order-columns.tsx';

export interface AdminOrderDrawerProps extends Omit<OrderDocumentsProps, 'order'> {
  /** The order to show; null closes the drawer. */
  order: AdminOrder | null;
  /** Returns the orders of its checkout that are in the list and can be confirmed, itself included. */
  togetherWith(order: AdminOrder): readonly AdminOrder[];
  isConfirming: boolean;
  /** Why it could not be confirmed. */
  refusal?: ActionError | undefined;
  payHref?(order: AdminOrder): string;
  onConfirm(order: AdminOrder): void;
  onConfirmTogether(orders: readonly AdminOrder[]): void;
  onDelete(order: AdminOrder): void;
  onChangeTracking(order: AdminOrder): void;
  /** Below the details. */
  more?(order: AdminOrder): ReactNode;
  onClose(): void;
}

/** An order with the actions of an admin. */
export function AdminOrderDrawer(props: AdminOrderDrawerProps) {
  const { order, togetherWith, isConfirming, refusal, payHref, onConfirm, onConfirmTogether, onDelete } =
    props;
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
              <Confirm
                order={shown}
                together={togetherWith(shown)}
                isPending={isConfirming}
                onConfirm={onConfirm}
                onConfirmTogether={onConfirmTogether}
              />
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

interface ConfirmProps extends Pick<AdminOrderDrawerProps, 'onConfirm' | 'onConfirmTogether'> {
  order: AdminOrder;
  together: readonly AdminOrder[];
  isPending: boolean;
}

function Confirm({ order, together, isPending, onConfirm, onConfirmTogether }: ConfirmProps) {
  const isOne = together.length < 2;
  return (
    <>
      <Button tone={isOne ? 'solid' : 'line'} isPending={isPending} onPress={() => onConfirm(order)}>
        {isOne ? m.confirm() : placedTogether.confirmThis()}
      </Button>
      <ConfirmTogether orders={together} onConfirm={onConfirmTogether} />
    </>
  );
}

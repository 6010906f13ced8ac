import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { OrderView } from '../order-view.ts';
import * as styles from './OrderTable.css.ts';

export interface OrderRowProps {
  order: OrderView;
  /** Its place in the list, from 1. */
  number: number;
  payHref: string;
  onCancel(): void;
}

export function OrderRow({ order, number, payHref, onCancel }: OrderRowProps) {
  return (
    <tr className={styles.row} role="row">
      <Cell kind="index">{number}</Cell>
      <Cell kind="name">{order.productName}</Cell>
      <Cell kind="figure" label="Quantity">
        {formatCount(order.productQuantity)}
      </Cell>
      <Cell kind="figure" label="Total Price">
        {formatMoney(order.totalPrice)}
      </Cell>
      <Cell kind="address" label="Address">
        {order.address || '–'}
      </Cell>
      {order.paid ? (
        <Cell kind="payment" label="Payment">
          <span className={styles.paid}>Paid</span>
          {order.transactionId !== null && (
            <span className={styles.transaction}>
              <CopyText text={order.transactionId} what="transaction id" />
            </span>
          )}
        </Cell>
      ) : (
        <Cell kind="actions">
          <span className={styles.actions}>
            <LinkButton href={payHref} tone="primary" size="sm" aria-label={`Pay Now, ${order.productName}`}>
              Pay Now
            </LinkButton>
            <Button size="sm" onPress={onCancel}>
              <span>
                Cancel <VisuallyHidden>the order of {order.productName}</VisuallyHidden>
              </span>
            </Button>
          </span>
        </Cell>
      )}
      <Cell kind="status">
        <Status status={order.status} />
      </Cell>
    </tr>
  );
}

/** A row that is on its way, as tall as the real one. */
export function OrderRowSkeleton() {
  return (
    <tr className={styles.row} role="row">
      <Cell kind="index" />
      <Cell kind="name">
        <Skeleton width="three-quarters" />
      </Cell>
      <Cell kind="figure" label="Quantity">
        <span className={styles.pendingFigure}>
          <Skeleton width="half" />
        </span>
      </Cell>
      <Cell kind="figure" label="Total Price">
        <span className={styles.pendingFigure}>
          <Skeleton width="word" />
        </span>
      </Cell>
      <Cell kind="address" label="Address">
        <Skeleton width="three-quarters" />
      </Cell>
      <Cell kind="payment" label="Payment">
        <Skeleton width="three-quarters" />
      </Cell>
      <Cell kind="status">
        <Skeleton shape="badge" width="word" />
      </Cell>
    </tr>
  );
}

interface CellProps {
  kind: keyof typeof styles.cell;
  /** Stands above the value on a narrow screen, where there is no head. */
  label?: string;
  children?: ReactNode;
}

function Cell({ kind, label, children }: CellProps) {
  return (
    <td className={styles.cell[kind]} role="cell" data-label={label}>
      {children}
    </td>
  );
}

import { isEnded } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Status } from '#ui/components/Status/Status.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { OrderedPart } from '../order/OrderedPart.tsx';
import { identityColumns } from '../order/identity-columns.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { nameOf } from '../order/order-counts.ts';
import * as styles from './AdminOrderTable.css.ts';

export interface OrderColumnsInput {
  /** The id of the text that says why a shipped order cannot be confirmed. */
  shippedReasonId: string;
  /** The orders of the customer of an order. */
  customerHref(order: AdminOrder): string;
  isBusy(order: AdminOrder): boolean;
  /** The checkouts whose orders can be confirmed together, above their rows. */
  together: ReadonlySet<string>;
  onConfirm(order: AdminOrder): void;
  onDelete(order: AdminOrder): void;
}

export function orderColumns(input: OrderColumnsInput): readonly TableColumn<AdminOrder>[] {
  const customerOf = (order: AdminOrder) => (
    <span className={styles.customer} dir="auto" title={order.name}>
      <TextLink href={input.customerHref(order)}>{order.name}</TextLink>
    </span>
  );

  return [
    ...identityColumns,
    {
      id: 'name',
      label: common.productName(),
      kind: 'name',
      sortBy: 'productName',
      cell: (order) => <OrderedPart {...order} />,
      folded: customerOf,
    },
    {
      id: 'customer',
      label: common.customer(),
      kind: 'address',
      width: '12%',
      skeleton: 'half',
      isFolded: true,
      cell: customerOf,
    },
    {
      id: 'quantity',
      label: common.quantity(),
      kind: 'figure',
      sortBy: 'productQuantity',
      cell: ({ productQuantity }) => formatCount(productQuantity),
    },
    {
      id: 'total',
      label: common.totalPrice(),
      kind: 'figure',
      sortBy: 'totalPrice',
      cell: ({ totalPrice }) => formatMoney(totalPrice),
    },
    {
      id: 'payment',
      label: common.payment(),
      kind: 'payment',
      cell: (order) => <Payment {...order} />,
    },
    {
      id: 'status',
      label: common.status(),
      kind: 'status',
      cell: ({ status }) => <Status status={status} />,
    },
    {
      id: 'actions',
      label: m.actions(),
      kind: 'actions',
      isLabelHidden: true,
      skeleton: 'none',
      cell: (order) => <Actions order={order} {...input} />,
    },
  ];
}

function Payment({ paid, transactionId }: Pick<AdminOrder, 'paid' | 'transactionId'>) {
  if (!paid) return <span className={styles.notPaid}>{m.notPaid()}</span>;
  return (
    <>
      <span className={styles.paid}>{common.paid()}</span>
      {transactionId !== null && (
        <span className={styles.transaction}>
          <CopyText text={transactionId} label={common.copyTransactionId()} />
        </span>
      )}
    </>
  );
}

export function DeleteIcon() {
  return (
    <span className={styles.deleteIcon}>
      <Icon name="trash" size={16} />
    </span>
  );
}

type ActionsProps = Pick<
  OrderColumnsInput,
  'shippedReasonId' | 'isBusy' | 'together' | 'onConfirm' | 'onDelete'
> & {
  order: AdminOrder;
};

function Actions({ order, shippedReasonId, isBusy, together, onConfirm, onDelete }: ActionsProps) {
  const { status, checkout } = order;
  const isQuiet = status === 'shipped' || (checkout != null && together.has(checkout));
  const deleteLabel = m.deleteOrderOf({ order: nameOf(order) });
  const deleteButton = (
    <IconButton
      label={deleteLabel}
      icon={<Icon name="trash" size={16} />}
      size="sm"
      tone="critical"
      onPress={() => onDelete(order)}
    />
  );

  return (
    <span className={styles.rowActions}>
      {status !== 'unpaid' && !isEnded(status) && (
        <span className={styles.confirm}>
          <Button
            aria-label={m.confirmOrderOf({ order: nameOf(order) })}
            tone={isQuiet ? 'line' : 'solid'}
            size="sm"
            isDisabled={status === 'shipped'}
            describedBy={status === 'shipped' ? shippedReasonId : undefined}
            isPending={isBusy(order)}
            onPress={() => onConfirm(order)}
          >
            {m.confirm()}
          </Button>
        </span>
      )}
      {status === 'pending' && <span className={styles.remove}>{deleteButton}</span>}
      {status === 'unpaid' && (
        <>
          <span className={styles.onlyWide}>{deleteButton}</span>
          <span className={styles.onlyNarrow}>
            <Button aria-label={deleteLabel} icon={<DeleteIcon />} onPress={() => onDelete(order)}>
              {m.deleteAction()}
            </Button>
          </span>
        </>
      )}
    </span>
  );
}

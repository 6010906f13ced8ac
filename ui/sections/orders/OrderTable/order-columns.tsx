import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Status } from '#ui/components/Status/Status.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { AddressLines } from '../order/AddressLines.tsx';
import { identityColumns } from '../order/identity-columns.tsx';
import { OrderedPart } from '../order/OrderedPart.tsx';
import { Reservation } from '../Reservation/Reservation.tsx';
import * as styles from './OrderTable.css.ts';

interface OrderActions {
  payHref(order: Order): string;
  onAsk(order: Order): void;
  /** The ids of checkouts whose orders are paid together, from the line above them. */
  together: ReadonlySet<string>;
}

/** The columns of My Orders, with the product's labels. */
export const orderColumns = ({ payHref, onAsk, together }: OrderActions): readonly TableColumn<Order>[] => [
  { id: 'index', label: '#', kind: 'index', cell: (_order, number) => formatCount(number) },
  ...identityColumns,
  {
    id: 'name',
    label: m.productName(),
    kind: 'name',
    sortBy: 'productName',
    cell: (order) => <OrderedPart {...order} />,
  },
  {
    id: 'quantity',
    label: common.quantity(),
    kind: 'figure',
    sortBy: 'productQuantity',
    skeleton: 'half',
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
    id: 'address',
    label: common.address(),
    kind: 'address',
    width: '15%',
    cell: ({ address }) => (
      <span className={styles.address}>
        <AddressLines>{address.trim() || '–'}</AddressLines>
      </span>
    ),
  },
  {
    id: 'payment',
    label: common.payment(),
    kind: 'payment',
    kindOf: ({ paid }) => (paid ? 'payment' : 'actions'),
    width: '19%',
    cell: (order) =>
      order.paid ? (
        <Paid transactionId={order.transactionId} />
      ) : (
        <span className={styles.unpaid}>
          <span className={styles.choices}>
            {!(order.checkout != null && together.has(order.checkout)) && (
              <LinkButton
                href={payHref(order)}
                tone="primary"
                size="sm"
                aria-label={m.payNowOrderOf({ productName: order.productName })}
              >
                {m.payNow()}
              </LinkButton>
            )}
            <Button
              aria-label={m.cancelOrderOf({ productName: order.productName })}
              size="sm"
              onPress={() => onAsk(order)}
            >
              {m.cancel()}
            </Button>
          </span>
          <span className={styles.reservation}>
            <Reservation reservedUntil={order.reservedUntil} endsAt={order.endsAt} />
          </span>
        </span>
      ),
  },
  {
    id: 'status',
    label: common.status(),
    kind: 'status',
    cell: ({ status }) => <Status status={status} />,
  },
];

function Paid({ transactionId }: Pick<Order, 'transactionId'>) {
  return (
    <span className={styles.payment}>
      <span className={styles.paid}>{common.paid()}</span>
      {transactionId !== null && (
        <span className={styles.transaction}>
          <CopyText text={transactionId} label={common.copyTransactionId()} />
        </span>
      )}
    </span>
  );
}

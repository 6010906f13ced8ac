import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-overview.js';
import * as common from '#messages/common.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Day } from '#ui/components/DateTime/Day.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Status } from '#ui/components/Status/Status.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { OrderedPart } from '../../orders/order/OrderedPart.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';

export interface NewestOrdersProps {
  /** Null while loading. */
  orders: readonly AdminOrder[] | null;
  hrefOf(order: AdminOrder): string;
}

const columnsTo = (hrefOf: NewestOrdersProps['hrefOf']): readonly TableColumn<AdminOrder>[] => [
  {
    id: 'number',
    label: common.order(),
    kind: 'number',
    cell: (order) => (
      <TextLink href={hrefOf(order)}>
        <OrderNumber number={order.number} isMarked />
      </TextLink>
    ),
  },
  {
    id: 'name',
    label: common.productName(),
    kind: 'name',
    cell: (order) => <OrderedPart {...order} />,
  },
  {
    id: 'customer',
    label: common.customer(),
    kind: 'address',
    width: '20%',
    skeleton: 'half',
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    id: 'quantity',
    label: common.quantity(),
    kind: 'figure',
    width: '9%',
    cell: ({ productQuantity }) => formatCount(productQuantity),
  },
  {
    id: 'total',
    label: common.totalPrice(),
    kind: 'figure',
    width: '13%',
    cell: ({ totalPrice }) => formatMoney(totalPrice),
  },
  {
    id: 'placed',
    label: m.placed(),
    kind: 'address',
    width: '20%',
    skeleton: 'half',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
  { id: 'status', label: common.status(), kind: 'status', cell: ({ status }) => <Status status={status} /> },
];

export function NewestOrders({ orders, hrefOf }: NewestOrdersProps) {
  return (
    <Table<AdminOrder>
      label={m.newestOrders()}
      columns={columnsTo(hrefOf)}
      rows={orders}
      rowId={({ _id }) => _id}
    />
  );
}

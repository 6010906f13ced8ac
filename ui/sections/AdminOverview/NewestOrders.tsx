import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { DateTime } from '#ui/components/DateTime/DateTime.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Status } from '#ui/components/Status/Status.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { AdminOrderView } from '../AdminOrderTable/admin-order-view.ts';
import { tableFrame } from '../table-frame.css.ts';

export interface NewestOrdersProps {
  /** Null while they are on their way. */
  orders: readonly AdminOrderView[] | null;
  hrefOf(order: AdminOrderView): string;
}

const columnsTo = (hrefOf: NewestOrdersProps['hrefOf']): readonly TableColumn<AdminOrderView>[] => [
  {
    id: 'name',
    label: 'Product Name',
    kind: 'name',
    width: '27%',
    cell: (order) => (
      <span dir="auto">
        <TextLink href={hrefOf(order)}>{order.productName}</TextLink>
      </span>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    kind: 'address',
    width: '20%',
    skeleton: 'half',
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    kind: 'figure',
    width: '9%',
    cell: ({ productQuantity }) => formatCount(productQuantity),
  },
  {
    id: 'total',
    label: 'Total Price',
    kind: 'figure',
    width: '13%',
    cell: ({ totalPrice }) => formatMoney(totalPrice),
  },
  {
    id: 'placed',
    label: 'Placed',
    kind: 'address',
    width: '20%',
    skeleton: 'half',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  { id: 'status', label: 'Status', kind: 'status', cell: ({ status }) => <Status status={status} /> },
];

export function NewestOrders({ orders, hrefOf }: NewestOrdersProps) {
  return (
    <div className={tableFrame}>
      <Table<AdminOrderView>
        label="Newest orders"
        columns={columnsTo(hrefOf)}
        rows={orders}
        rowId={({ _id }) => _id}
      />
    </div>
  );
}

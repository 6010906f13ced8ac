import * as common from '#messages/common.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Status } from '#ui/components/Status/Status.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import type { OrderView } from './order-view.ts';

export const quantityColumn: TableColumn<OrderView> = {
  id: 'quantity',
  label: common.quantity(),
  kind: 'figure',
  sortBy: 'productQuantity',
  cell: ({ productQuantity }) => formatCount(productQuantity),
};

export const totalColumn: TableColumn<OrderView> = {
  id: 'total',
  label: common.totalPrice(),
  kind: 'figure',
  sortBy: 'totalPrice',
  cell: ({ totalPrice }) => formatMoney(totalPrice),
};

export const statusColumn: TableColumn<OrderView> = {
  id: 'status',
  label: common.status(),
  kind: 'status',
  cell: ({ status }) => <Status status={status} />,
};

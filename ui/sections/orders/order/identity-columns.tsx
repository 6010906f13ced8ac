import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import { Day } from '#ui/components/DateTime/Day.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';

/** The columns that say which order it is. The first one opens it. */
export const identityColumns: readonly TableColumn<Pick<Order, '_id' | 'number' | 'createdAt'>>[] = [
  {
    id: 'number',
    label: common.order(),
    kind: 'number',
    cell: (order) => <OrderNumber number={order.number} isMarked />,
  },
  {
    id: 'date',
    label: common.date(),
    kind: 'date',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

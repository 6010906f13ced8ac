import type { Count } from '#ui/components/Numeric/format-count.ts';
import type { ListQuery } from '../ListScreen/ListScreen.tsx';

export const orderStates = ['unpaid', 'pending', 'shipped'] as const;
export type OrderState = (typeof orderStates)[number];

/** An order with its part, payment and timeline. Times are ISO. */
export interface OrderView {
  _id: string;
  partId: string;
  name: string;
  email: string;
  address: string;
  phone: string;
  productName: string;
  productQuantity: number;
  /** Dollars, like `totalPrice`. */
  unitPrice: number;
  totalPrice: number;
  image: string;
  paid: boolean;
  transactionId: string | null;
  status: OrderState;
  createdAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  /** When the stock reservation of an unpaid order ends; null if there is none. */
  reservedUntil: string | null;
}

/** The query of a list of orders. */
export interface OrderQuery extends ListQuery {
  status: 'all' | OrderState;
}

export const firstOrders: OrderQuery = { search: '', status: 'all', sort: null, page: 1 };

/** The number of orders, in total and by state. */
export type OrderCounts = Readonly<Record<'all' | OrderState, Count>>;

/** The number of orders and their total in dollars, exact to the cent, by state. */
export type OrderTallies = Readonly<Record<OrderState, { count: number; total: number }>>;

export const countsOf = ({ unpaid, pending, shipped }: OrderTallies): OrderCounts => ({
  all: unpaid.count + pending.count + shipped.count,
  unpaid: unpaid.count,
  pending: pending.count,
  shipped: shipped.count,
});

/** The name of an order for admins. */
export const nameOf = ({ productName, name }: Pick<OrderView, 'productName' | 'name'>) =>
  `${productName}, ${name}`;

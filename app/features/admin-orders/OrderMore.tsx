import type { AdminOrder } from '#contract/orders.ts';
import { OrderMailsContainer } from './OrderMailsContainer.tsx';
import { OrderNotesContainer } from './OrderNotesContainer.tsx';

interface OrderMoreProps {
  order: Pick<AdminOrder, '_id' | 'number'>;
  uid: string;
}

/** What only admins see of an order: its mails and notes. */
export function OrderMore({ order, uid }: OrderMoreProps) {
  return (
    <>
      <OrderMailsContainer uid={uid} orderId={order._id} key={order._id} />
      <OrderNotesContainer order={order} uid={uid} />
    </>
  );
}

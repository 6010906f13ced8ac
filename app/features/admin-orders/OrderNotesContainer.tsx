import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { alwaysFresh, leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import * as m from '#messages/order-notes.js';
import { OrderNotes } from '#ui/sections/order/OrderNotes.tsx';

interface OrderNotesContainerProps {
  order: Pick<Order, '_id' | 'number'>;
  uid: string;
}

/** The notes on an order, requested while it is open. */
export function OrderNotesContainer({ order, uid }: OrderNotesContainerProps) {
  const client = useQueryClient();
  const params = { id: order._id };
  const queryKey = privateKey(uid, 'order-notes', order._id);
  const notes = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('listOrderNotes', { params, signal }),
    ...alwaysFresh,
    meta: leaveOnExpiry,
  });
  return (
    <OrderNotes
      key={order._id}
      notes={toRemote(notes)}
      subject={m.subjectOrder({ number: orderNumber(order) })}
      onAdd={(text) =>
        attempt(async () => {
          await call('addOrderNote', { params, body: { text } });
          await client.invalidateQueries({ queryKey });
        })
      }
    />
  );
}

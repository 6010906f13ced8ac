import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import * as m from '#messages/order-notes.js';
import { OrderMails } from '#ui/sections/orders/order/OrderMails.tsx';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { invoicesTogetherHref } from '#app/paths.ts';
import { PlacedTogether } from '#ui/sections/orders/order/PlacedTogether.tsx';
import { OrderNotes } from '#ui/sections/Questions/OrderNotes.tsx';

interface OrderMoreProps {
  order: Pick<AdminOrder, '_id' | 'number' | 'checkout'>;
  uid: string;
}

/** What only admins see of an order: its mails and notes, and the orders that were placed with it. Requested while it is open. */
export const OrderMore = ({ order, uid }: OrderMoreProps) => (
  <>
    {order.checkout != null && (
      <Together key={`together-${order._id}`} order={order} checkoutId={order.checkout} uid={uid} />
    )}
    <Mails key={`mails-${order._id}`} order={order} uid={uid} />
    <Notes key={`notes-${order._id}`} order={order} uid={uid} />
  </>
);

function Together({ order, checkoutId, uid }: OrderMoreProps & { checkoutId: string }) {
  const queryKey = allOrdersKey(uid, 'checkout', checkoutId);
  const checkout = useQuery(freshQuery(queryKey, 'findCheckout', { params: { id: checkoutId } }));
  return (
    <PlacedTogether
      checkout={toRemote(checkout)}
      current={order._id}
      invoicesHref={invoicesTogetherHref(order)}
      isReceipt={publicSettings().issuesReceipts}
    />
  );
}

function Mails({ order, uid }: OrderMoreProps) {
  const client = useQueryClient();
  const params = { id: order._id };
  // Under the orders, whose changes send mails.
  const queryKey = allOrdersKey(uid, 'mails', order._id);
  const mails = useQuery({
    ...freshQuery(queryKey, 'listOrderMails', { params }),
    // A new mail is sent within seconds.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === 'open' && mail.nextAttemptAt === null) ? 2_000 : false,
  });
  const { mutateAsync: send } = useMutation({
    mutationFn: (id: string) => call('sendMailAgain', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return <OrderMails mails={toRemote(mails)} onSend={({ _id }) => attempt(() => send(_id))} />;
}

function Notes({ order, uid }: OrderMoreProps) {
  const client = useQueryClient();
  const params = { id: order._id };
  const queryKey = privateKey(uid, 'order-notes', order._id);
  const notes = useQuery(freshQuery(queryKey, 'listOrderNotes', { params }));
  const { mutateAsync: add } = useMutation({
    mutationFn: (text: string) => call('addOrderNote', { params, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <OrderNotes
      notes={toRemote(notes)}
      subject={m.subjectOrder({ number: order.number })}
      onAdd={(text) => attempt(() => add(text))}
    />
  );
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { alwaysFresh, leaveOnExpiry } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import { OrderMails } from '#ui/sections/order/OrderMails.tsx';

const orderMailsQuery = (uid: string, orderId: string) =>
  queryOptions({
    // Under the orders, whose changes send mails.
    queryKey: allOrdersKey(uid, 'mails', orderId),
    queryFn: ({ signal }) => call('listOrderMails', { params: { id: orderId }, signal }),
    ...alwaysFresh,
    // A new mail is sent within seconds.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === 'open' && mail.nextAttemptAt === null) ? 2_000 : false,
    meta: leaveOnExpiry,
  });

export function OrderMailsContainer({ uid, orderId }: { uid: string; orderId: string }) {
  const client = useQueryClient();
  const query = orderMailsQuery(uid, orderId);
  const mails = useQuery(query);
  const { mutateAsync: send } = useMutation({
    mutationFn: (id: string) => call('sendMailAgain', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
    meta: leaveOnExpiry,
  });
  return <OrderMails mails={toRemote(mails)} onSend={({ _id }) => attempt(() => send(_id))} />;
}

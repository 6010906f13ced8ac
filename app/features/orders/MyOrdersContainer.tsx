import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { messageOf } from '#app/lib/api-error.ts';
import { useSignedIn } from '#app/lib/session.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useListPage } from '#app/lib/use-list-page.ts';
import { paths } from '#app/paths.ts';
import type { DatedOrder } from '#ui/sections/order-timeline.ts';
import { OrderTable } from '#ui/sections/OrderTable/OrderTable.tsx';
import { useCancelOrder } from './mutations.ts';
import { orderSearchParams, orderPageSize } from './order-search-params.ts';
import { myOrdersQuery } from './queries.ts';
import { useBuyAgain } from './use-buy-again.ts';
import { useFoundCounts, useOrderCounts } from './use-order-counts.ts';

const payHref = ({ _id }: { _id: string }) => paths.payment.to(_id);

export function MyOrdersContainer() {
  const customer = useSignedIn();
  const { asked, page, list } = useListPage(orderSearchParams, (asked) => myOrdersQuery(customer, asked));
  const counts = useOrderCounts(customer);
  const foundCounts = useFoundCounts(customer, asked.search);
  const [opened, setOpened] = useState<DatedOrder | null>(null);
  const buyAgain = useBuyAgain(opened?.partId);
  const { mutateAsync: cancel } = useCancelOrder(customer.uid);

  async function cancelOrder({ _id }: { _id: string }): Promise<{ message: string } | null> {
    try {
      await cancel(_id);
      showToast({ tone: 'positive', text: messages.orderDeleted });
      return null;
    } catch (error) {
      return { message: messageOf(error) };
    }
  }

  return (
    <OrderTable
      orders={page}
      {...list}
      pageSize={orderPageSize}
      counts={counts}
      foundCounts={foundCounts}
      payHref={payHref}
      onCancel={cancelOrder}
      shopHref={paths.parts}
      details={{ order: opened, buyAgain, onOpen: setOpened }}
    />
  );
}

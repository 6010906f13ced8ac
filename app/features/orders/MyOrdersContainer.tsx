import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as product from '#messages/product.ts';
import { orderStatuses } from '#contract/orders.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import { firstOrders, type OrderView } from '#ui/sections/order-view.ts';
import { OrderTable } from '#ui/sections/OrderTable/OrderTable.tsx';
import { useCancelOrder } from './mutations.ts';
import { ordersList } from './orders-list.ts';
import { useBuyAgain } from './use-buy-again.ts';

const orderCounts = ['all', ...orderStatuses] as const;

const payHref = ({ _id }: { _id: string }) => paths.payment.to(_id);

export function MyOrdersContainer() {
  const customer = useSignedIn();
  const { list, page } = useListScreen(ordersList(customer));
  const { data: first } = useQuery(ordersList(customer).pageQuery(firstOrders));
  const [opened, setOpened] = useState<OrderView | null>(null);
  const buyAgain = useBuyAgain(opened?.partId);
  const { mutateAsync: cancel } = useCancelOrder(customer.uid);

  const cancelOrder = ({ _id }: { _id: string }) =>
    attempt(async () => {
      await cancel(_id);
      showToast({ tone: 'positive', text: product.orderDeleted() });
    });

  return (
    <OrderTable
      {...list}
      counts={countsIn(first, orderCounts)}
      foundCounts={countsIn(page, orderCounts)}
      payHref={payHref}
      onCancel={cancelOrder}
      shopHref={paths.parts}
      details={{ order: opened, buyAgain, onOpen: setOpened }}
    />
  );
}

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderStatuses } from '#contract/orders/order-status.ts';
import * as product from '#messages/product.js';
import type { AdminOrder, Order } from '#contract/orders/orders.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { buyAgainPath } from '#contract/orders/reorder.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { attempt, shownError } from '#app/lib/http/attempt.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { publicSettings } from '#app/lib/browser/settings.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { useOwnOldOrders } from '#app/lib/queries/old-shop.ts';
import { partQuery } from '#app/lib/queries/part.ts';
import { askShop } from '#app/lib/questions/ask-shop.ts';
import { showRefusal, showToast } from '#app/lib/ui-state/toasts.ts';
import { invoiceHref, partHref, paths } from '#app/paths.ts';
import * as m from '#messages/orders.js';
import { cannotBeOrdered } from '#ui/components/QuantityStepper/quantity-error.ts';
import type { BuyAgain } from '#ui/sections/orders/OrderTable/OrderDetails.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { OrderTable } from '#ui/sections/orders/OrderTable/OrderTable.tsx';
import { useCancelOrder } from './mutations.ts';
import { ordersList } from './orders-list.ts';

export const load: LoadOwn = (client, user, url) => ordersList(user).prefetch(client, url);

// Few customers have any.
const OldOrders = loadOnUse(
  'orders',
  async () => (await import('#ui/sections/accounts/OldShop/OldOrders.tsx')).OldOrders,
);

const PlacedWith = loadOnUse('order', async () => (await import('./PlacedWith.tsx')).PlacedWith);

const orderCounts = ['all', ...orderStatuses] as const;

const payHref = ({ _id }: { _id: string }) => paths.payment.to(_id);

export function Component() {
  const customer = useSignedIn();
  const { list, page } = useListScreen(ordersList(customer));
  const { data: first } = useQuery(ordersList(customer).pageQuery({}));
  const [opened, setOpened] = useState<Order | null>(null);
  const part = useOrderedPart(opened);
  const oldOrders = useOwnOldOrders(customer.uid);
  const isReceipt = publicSettings().issuesReceipts;
  const { mutateAsync: cancel } = useCancelOrder(customer.uid);

  const client = useQueryClient();
  const navigate = useNavigate();

  async function buyAgain(orders: readonly AdminOrder[]) {
    try {
      const { buyTogetherAgain } = await import('#app/lib/basket/buy-together-again.ts');
      if (await buyTogetherAgain({ client, uid: customer.uid }, orders)) await navigate(paths.basket);
    } catch (error) {
      showRefusal(shownError(error), 'basket-refused');
    }
  }

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
      payTogetherHref={paths.paymentTogether.to}
      onCancel={cancelOrder}
      onBuyAgain={buyAgain}
      shopHref={paths.parts}
      more={oldOrders && <OldOrders {...oldOrders} />}
      details={{
        ...{ order: opened, ...part, invoiceHref, isReceipt, onOpen: setOpened },
        moreOf: (order) => <PlacedWith order={order} uid={customer.uid} onBuyAgain={buyAgain} />,
        askOf:
          ({ _id }) =>
          (text) =>
            attempt(() => askShop({ orderId: _id }, text)),
      }}
    />
  );
}

/** The part of an order, and whether it can be ordered again. Requested while the order is visible. */
function useOrderedPart(order: Order | null): { partNumber?: string; buyAgain: BuyAgain } {
  const part = useQuery({ ...partQuery(order?.partId ?? ''), enabled: order !== null });
  const known = part.error instanceof ApiError ? part.error.part : part.data;
  return {
    partNumber: known?.number,
    buyAgain: order ? buyAgainOf(order, part, known) : { status: 'unknown' },
  };
}

function buyAgainOf(order: Order, part: UseQueryResult<Part>, known: Part | undefined): BuyAgain {
  // The page of a part that is not sold any more names its successor.
  if (part.isError && known) return { status: 'yes', href: partHref(known) };
  if (isUnknown(part.error)) return { status: 'no', reason: m.buyAgainRemoved() };
  const href = buyAgainPath(order);
  // If the request fails, the part's page explains the state.
  if (part.isError) return { status: 'yes', href };
  if (part.data === undefined) return { status: 'unknown' };
  const { minQuantity: minimum, quantity: stock } = part.data;
  return cannotBeOrdered({ minimum, stock })
    ? { status: 'no', reason: m.buyAgainOutOfStock() }
    : { status: 'yes', href };
}

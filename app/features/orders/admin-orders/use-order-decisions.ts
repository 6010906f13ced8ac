import type { AdminOrder } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { attempt, shownError } from '#app/lib/http/attempt.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/admin-orders.js';
import * as shipmentMessages from '#messages/shipment.js';
import { nameOf } from '#ui/sections/orders/order/order-counts.ts';
import type { OrderDecisions } from '#ui/sections/orders/AdminOrderTable/use-order-actions.ts';
import { useChangeShipment, useConfirmOrder, useConfirmTogether, useDeleteOrder } from './mutations.ts';

// A bulk action is announced once. The list of results covers each order.
const tell = (text: string) => showToast({ id: text, tone: 'positive', text });

const tellGone = (order: AdminOrder) =>
  showToast({
    id: 'order-gone',
    tone: 'info',
    text: m.deletedByOther({ order: nameOf(order) }),
  });

export function useOrderDecisions(uid: string): OrderDecisions {
  const { mutateAsync: confirm } = useConfirmOrder(uid);
  const { mutateAsync: confirmTogether } = useConfirmTogether(uid);
  const { mutateAsync: change } = useChangeShipment(uid);
  const { mutateAsync: remove } = useDeleteOrder(uid);
  return {
    async onConfirm(order, shipment) {
      try {
        if (!(await confirm({ orderId: order._id, shipment })))
          return { message: product.orderNotAccepted() };
        tell(product.orderAccepted());
        return null;
      } catch (error) {
        if (!isUnknown(error)) return shownError(error);
        tellGone(order);
        return { message: product.orderNotAccepted(), isGone: true };
      }
    },

    onConfirmTogether: (orders, shipment) =>
      attempt(async () => {
        const checkoutId = orders[0]?.checkout ?? '';
        await confirmTogether({ checkoutId, orders: orders.map(({ _id }) => _id), ...shipment });
        tell(product.orderAccepted());
      }),

    onChangeShipment: (order, shipment) =>
      attempt(async () => {
        await change({ orderId: order._id, shipment });
        tell(shipmentMessages.saved());
      }),

    async onDelete(order) {
      try {
        await remove(order);
        tell(product.orderDeleted());
      } catch (error) {
        if (!isUnknown(error)) return shownError(error);
        tellGone(order);
      }
      return null;
    },
  };
}

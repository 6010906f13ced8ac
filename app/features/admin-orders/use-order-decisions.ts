import type { Order } from '#contract/orders.ts';
import * as product from '#messages/product.js';
import { isUnknown, messageOf } from '#app/lib/http/api-error.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/admin-orders.js';
import { nameOf } from '#ui/sections/order/order-counts.ts';
import type { AdminOrderTableProps } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { useConfirmOrder, useDeleteOrder } from './mutations.ts';

// A bulk action is announced once. The list of results covers each order.
const tell = (text: string) => showToast({ id: text, tone: 'positive', text });

const tellGone = (order: Order) =>
  showToast({
    id: 'order-gone',
    tone: 'info',
    text: m.deletedByOther({ order: nameOf(order) }),
  });

export function useOrderDecisions(uid: string): Pick<AdminOrderTableProps, 'onConfirm' | 'onDelete'> {
  const { mutateAsync: confirm } = useConfirmOrder(uid);
  const { mutateAsync: remove } = useDeleteOrder(uid);
  return {
    async onConfirm(order) {
      try {
        if (!(await confirm(order._id))) return { message: product.orderNotAccepted() };
        tell(product.orderAccepted());
        return null;
      } catch (error) {
        if (!isUnknown(error)) return { message: messageOf(error) };
        tellGone(order);
        return { message: product.orderNotAccepted(), isGone: true };
      }
    },

    async onDelete(order) {
      try {
        await remove(order._id);
        tell(product.orderDeleted());
      } catch (error) {
        if (!isUnknown(error)) return { message: messageOf(error) };
        tellGone(order);
      }
      return null;
    },
  };
}

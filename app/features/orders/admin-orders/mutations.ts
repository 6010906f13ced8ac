import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfirmTogether } from '#contract/orders/checkouts.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import type { ShipmentFields } from '#contract/orders/shipment.ts';
import { call } from '#app/lib/http/api.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';

const mutationKey = ['all-orders'];

/** Fetches the orders again, once for several actions in progress. An error also means that they have changed. */
function useOrderMutation<Input, Result>(uid: string, mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn,
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: allOrdersKey(uid) });
      void client.invalidateQueries({ queryKey: ['parts'] });
    },
  });
}

/** Ships a paid order. Resolves to whether it was still pending. */
export const useConfirmOrder = (uid: string) =>
  useOrderMutation(uid, async ({ orderId, shipment }: { orderId: string; shipment?: ShipmentFields }) => {
    const { modifiedCount } = await call('confirmOrder', { params: { id: orderId }, body: shipment });
    return modifiedCount === 1;
  });

/** Ships orders of a checkout in one parcel, all or none. */
export const useConfirmTogether = (uid: string) =>
  useOrderMutation(uid, ({ checkoutId, ...body }: ConfirmTogether & { checkoutId: string }) =>
    call('confirmTogether', { params: { id: checkoutId }, body }),
  );

/** Changes carrier and tracking of a shipped order. */
export const useChangeShipment = (uid: string) =>
  useOrderMutation(uid, ({ orderId, shipment }: { orderId: string; shipment: ShipmentFields }) =>
    call('changeShipment', { params: { id: orderId }, body: shipment }),
  );

/** Deletes an order as the admin saw it. Refunds a payment that was shown, and returns the stock. */
export const useDeleteOrder = (uid: string) =>
  useOrderMutation(uid, ({ _id, status }: AdminOrder) =>
    call('deleteOrder', { params: { id: _id }, query: new URLSearchParams({ seen: status }) }),
  );

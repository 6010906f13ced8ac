import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { orderQuery } from '#app/lib/queries/order.ts';
import { pathOf } from '#app/lib/routing/return-to.ts';

const State = z.object({ placedOrderId: z.string() });

/** The id of the order placed on a history entry, from its state, which is not trusted. */
export function placedOrderId(state: unknown): string | null {
  const parsed = State.safeParse(state);
  return parsed.success ? parsed.data.placedOrderId : null;
}

/**
 * The order placed on this history entry, which reload and Back restore. The order itself is read from the server,
 * which returns it only to its customer.
 */
export function usePlacedOrder(uid: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const id = placedOrderId(location.state);
  return {
    id,
    order: useQuery({ ...orderQuery(uid, id ?? ''), enabled: id !== null }),
    remember: async (placedOrderId: string) => {
      const state: z.infer<typeof State> = { placedOrderId };
      await navigate(pathOf(location), { replace: true, state });
    },
  };
}

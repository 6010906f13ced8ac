import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { pathOf } from '#app/lib/routing/return-to.ts';
import { orderQuery } from '#app/lib/queries/order.ts';

const State = z.object({ placedOrderId: z.string() });

/**
 * The order placed on this history entry, which reload and Back restore. The order itself is read from the server,
 * which returns it only to its customer.
 */
export function usePlacedOrder(uid: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = State.safeParse(location.state);
  const id = state.success ? state.data.placedOrderId : null;
  return {
    id,
    order: useQuery({ ...orderQuery(uid, id ?? ''), enabled: id !== null }),
    remember: (placedOrderId: string) =>
      navigate(pathOf(location), { replace: true, state: { placedOrderId } satisfies z.infer<typeof State> }),
  };
}

import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { orderQuery } from '#app/lib/queries/order.ts';
import type { HistoryEntry } from '#app/lib/routing/history-entry.ts';

const State = z.object({ placedOrderId: z.string() });

/** The id of the order placed on this history entry. */
export function placedOrderId({ state }: HistoryEntry): string | null {
  const parsed = State.safeParse(state);
  return parsed.success ? parsed.data.placedOrderId : null;
}

/**
 * The order placed on this history entry, which reload and Back restore. The order itself is read from the server,
 * which returns it only to its customer.
 */
export function usePlacedOrder(uid: string, entry: HistoryEntry) {
  const id = placedOrderId(entry);
  return {
    id,
    order: useQuery({ ...orderQuery(uid, id ?? ''), enabled: id !== null }),
    remember: (placedOrderId: string) => entry.setState({ placedOrderId } satisfies z.infer<typeof State>),
  };
}

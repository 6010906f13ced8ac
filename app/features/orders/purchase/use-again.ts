import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import type { Again } from '#ui/sections/orders/PurchaseForm/AgainNotice.tsx';

/** Reads the order once, so that the form and what it says of the order agree. */
const againQuery = (uid: string, orderId: string | null) =>
  queryOptions({
    queryKey: privateKey(uid, 'again', orderId),
    queryFn:
      orderId === null
        ? skipToken
        : async ({ signal }) => {
            // Its differences are shown together with the form.
            const [order] = await Promise.all([
              call('findRepeatedOrder', { params: { id: orderId }, signal }),
              import('#ui/sections/orders/PurchaseForm/AgainNotice.tsx'),
            ]);
            return order;
          },
  });

/** The order that a form repeats. Undefined for a form that repeats none. */
export function useAgain(uid: string, partId: string, orderId: string | null): Again | 'loading' | undefined {
  const { data, error } = useQuery(againQuery(uid, orderId));
  if (orderId === null) return undefined;
  if (data) return data.partId === partId ? { status: 'found', order: data } : { status: 'unknown' };
  if (error) return { status: isUnknown(error) ? 'unknown' : 'failed' };
  return 'loading';
}

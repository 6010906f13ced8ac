import { useQuery } from '@tanstack/react-query';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import { NotInParcel } from '#ui/sections/orders/order/NotInParcel.tsx';

interface LeftOutProps {
  checkoutId: string;
  uid: string;
}

/** The orders of a checkout that are not shipped any more. Without an answer, the list says nothing of them. */
export function LeftOut({ checkoutId, uid }: LeftOutProps) {
  const queryKey = allOrdersKey(uid, 'checkout', checkoutId);
  const { data } = useQuery(freshQuery(queryKey, 'findCheckout', { params: { id: checkoutId } }));
  return data && <NotInParcel orders={data.orders} />;
}

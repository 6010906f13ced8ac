import { useQuery } from '@tanstack/react-query';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { partQuery } from '#app/lib/queries/part.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/orders.ts';
import { cannotBeOrdered } from '#ui/components/QuantityStepper/quantity-problem.ts';
import type { BuyAgain } from '#ui/sections/OrderTable/OrderDetails.tsx';

const gone = m.thisPartIsNoLongerInTheCatalogue();
const soldOut = m.thisPartIsOutOfStock();

/** Whether the part of an order can be ordered again. Requested while the order is visible. */
export function useBuyAgain(partId: string | undefined): BuyAgain {
  const part = useQuery({ ...partQuery(partId ?? ''), enabled: partId !== undefined });
  if (partId === undefined) return { status: 'unknown' };
  if (isUnknown(part.error)) return { status: 'no', reason: gone };
  // If the request fails, the part's page explains the state.
  if (part.isError) return { status: 'yes', href: paths.purchase.to(partId) };
  if (part.data === undefined) return { status: 'unknown' };
  const { minQuantity: minimum, quantity: stock } = part.data;
  return cannotBeOrdered({ minimum, stock })
    ? { status: 'no', reason: soldOut }
    : { status: 'yes', href: paths.purchase.to(partId) };
}

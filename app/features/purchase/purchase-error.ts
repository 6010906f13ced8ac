import { ApiError, messageOf } from '#app/lib/http/api-error.ts';
import * as m from '#messages/purchase.js';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';

/** Why no order was placed, with the server's figures. */
export function purchaseError(error: unknown): ActionError<'productQuantity' | 'orderAnyway'> {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { message };
  const { code, totalPrice } = error;
  if (code === 'BELOW_MINIMUM' || code === 'ABOVE_STOCK') return { message, field: 'productQuantity' };
  if (code === 'DOES_NOT_FIT') return { message, field: 'orderAnyway' };
  if (code !== 'PRICE_CHANGED' || totalPrice === undefined) return { message };
  return {
    message: m.priceChanged({ totalPrice: formatMoney(totalPrice) }),
  };
}

import { ApiError } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import * as m from '#messages/purchase.js';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';

/** Why no order was placed, with the server's figures. */
export function purchaseError(error: unknown): ActionError<'productQuantity' | 'orderAnyway'> {
  const shown = fieldError(error, ['productQuantity']);
  if (!(error instanceof ApiError)) return shown;
  const { code, totalPrice } = error;
  if (code === 'DOES_NOT_FIT') return { ...shown, field: 'orderAnyway' };
  if (code !== 'PRICE_CHANGED' || totalPrice === undefined) return shown;
  return {
    message: m.priceChanged({ totalPrice: formatMoney(totalPrice) }),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { BasketLine } from '#contract/orders/basket.ts';
import * as m from '#messages/basket.js';
import { showToast } from '../ui-state/toasts.ts';
import { changeAccountBasket } from './account-basket.ts';
import { accountLines, keepVisitorLines, visitorLines, withLines } from './basket-lines.ts';

/** Where lines are changed: in an account, or, without `uid`, in this browser. */
export interface BasketPlace {
  client: QueryClient;
  uid: string | null;
}

export const linesOf = ({ uid }: BasketPlace): readonly BasketLine[] =>
  uid === null ? visitorLines() : (accountLines(uid) ?? []);

/** Sets lines; a quantity of 0 removes one. False, with a message, if the basket would have too many. */
export function changeBasket(place: BasketPlace, changes: readonly BasketLine[]): boolean {
  const next = withLines(linesOf(place), changes);
  if (next.length > limits.basketLines) {
    showToast({ id: 'basket-full', tone: 'critical', text: m.full({ most: limits.basketLines }) });
    return false;
  }
  if (place.uid === null) keepVisitorLines(next);
  else changeAccountBasket(place.client, place.uid, changes);
  return true;
}

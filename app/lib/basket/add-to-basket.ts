import type { Part } from '#contract/catalogue/parts.ts';
import { lineTotal, roundToCents, toDollars } from '#contract/money.ts';
import * as m from '#messages/basket.js';
import { paths } from '#app/paths.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { showToast } from '../ui-state/toasts.ts';
import { isSameLine } from './basket-lines.ts';
import { changeBasket, linesOf, type BasketPlace } from './change-basket.ts';

type Added = Pick<Part, '_id' | 'name' | 'image' | 'price' | 'minQuantity'>;

/** Adds the minimum order of a part, or what the basket lacks of it, for a vehicle, and says so. */
export function addToBasket(place: BasketPlace, part: Added, vehicle: string | null): void {
  const key = { partId: part._id, vehicle };
  const before = linesOf(place).find((line) => isSameLine(line, key))?.quantity ?? 0;
  const quantity = Math.max(1, part.minQuantity, before);
  if (!changeBasket(place, [{ ...key, quantity, price: part.price }])) return;
  const lines = linesOf(place);
  const cents = lines.reduce((sum, line) => sum + roundToCents(lineTotal(line.price, line.quantity)), 0);
  showToast({
    id: 'basket-added',
    tone: 'positive',
    text: m.added({ quantity: formatCount(quantity - before), name: part.name }),
    detail: m.sum({ count: lines.length, total: formatMoney(toDollars(cents)) }),
    picture: { src: part.image, partName: part.name },
    action: { label: m.open(), name: m.open(), href: paths.basket },
  });
}

import type { AdminOrder } from '#contract/orders/orders.ts';
import type { BasketLine } from '#contract/orders/basket.ts';
import { limits } from '#contract/limits.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/basket.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { call } from '../http/api.ts';
import { showToast } from '../ui-state/toasts.ts';
import { readMyVehicles } from '../vehicles/my-vehicles.ts';
import { isSameLine, withLines } from './basket-lines.ts';
import { changeBasket, linesOf, type BasketPlace } from './change-basket.ts';

type Ordered = Pick<AdminOrder, 'partId' | 'productQuantity' | 'unitPrice' | 'vehicle'>;

/** Orders keep the name of their vehicle, which this browser may know. */
const vehicleOf = ({ vehicle }: Ordered): string | null =>
  readMyVehicles().find((one) => vehicleName(one.vehicle) === vehicle)?.vehicle.slug ?? null;

/** A line for each part and vehicle, at the price that was paid, so that the basket says what has changed since. */
export const linesAgain = (orders: readonly Ordered[]): readonly BasketLine[] =>
  orders.reduce<readonly BasketLine[]>((lines, order) => {
    const key = { partId: order.partId, vehicle: vehicleOf(order) };
    const before = lines.find((line) => isSameLine(line, key))?.quantity ?? 0;
    const quantity = Math.min(before + order.productQuantity, limits.stockMax);
    return withLines(lines, [{ ...key, quantity, price: order.unitPrice }]);
  }, []);

/**
 * Puts the parts of several orders into the basket, and says which are unknown by now. A line that has more of a part keeps it.
 * False if nothing was added.
 */
export async function buyTogetherAgain(place: BasketPlace, orders: readonly Ordered[]): Promise<boolean> {
  const lines = linesAgain(orders);
  const { lines: shown } = await call('readBasketLines', { body: { lines: [...lines] }, credential: 'none' });
  const known = lines.filter((_, index) => shown[index]?.part != null);
  const before = linesOf(place);
  const changes = known.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, before.find((one) => isSameLine(one, line))?.quantity ?? 0),
  }));
  if (known.length > 0 && !changeBasket(place, changes)) return false;
  const gone = lines.length - known.length;
  showToast({
    id: 'basket-added',
    tone: gone === 0 ? 'positive' : 'critical',
    text: m.addedAgain({ count: known.length, shown: formatCount(known.length) }),
    ...(gone > 0 && { detail: m.goneAgain({ count: gone, shown: formatCount(gone) }) }),
  });
  return known.length > 0;
}

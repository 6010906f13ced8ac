import * as calls from '#contract/calls.ts';
import { Part } from '#contract/catalogue/parts.ts';
import type { BasketLine, ShownBasketLine } from '#contract/orders/basket.ts';
import {
  basketProblems,
  blocksOrder,
  type BasketProblem,
  type JudgedLine,
} from '#contract/orders/basket-problems.ts';
import { quantityProblem } from '#contract/orders/quantity-problem.ts';
import type { LineProblem, ProblemCode } from '#contract/problem.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { lineTotal, roundToCents, toDollars } from '#contract/money.ts';
import type { Order } from '#contract/orders/orders.ts';
import { basketLines, problemLines } from '../../fixtures/basket.ts';
import { checkoutId, checkoutOrders, paidOrders } from '../../fixtures/checkouts.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildOrder } from '../../fixtures/orders.ts';
import { vehicleBySlug } from '../../fixtures/vehicles.ts';
import { failing, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fitOf } from '../part-data.ts';
import { change, fixedShop, openShop, type Shop } from '../shop-state.ts';
import { withEnd } from './orders.ts';

/** A line with what this shop has of its part. The mock names no successor but the one of a part that is not sold any more. */
function shownLine({ parts, offSale }: Shop, line: BasketLine): ShownBasketLine {
  const sold = parts.find(({ _id }) => _id === line.partId);
  const part = sold ?? offSale.find(({ _id }) => _id === line.partId) ?? null;
  const vehicle = line.vehicle === null ? undefined : vehicleBySlug(line.vehicle);
  return {
    ...line,
    // Without what only admins see of a part that is not on sale.
    part: part && Part.parse(part),
    isSold: sold !== undefined,
    successor: part && !sold ? (parts.find(({ name }) => name === 'Rear coil spring') ?? null) : null,
    fit: (part && vehicle && fitOf(part, vehicle.slug)) ?? null,
    vehicleName: vehicleName(vehicle) ?? null,
  };
}

const basketOf = (shop: Shop, lines: readonly BasketLine[] = shop.basket) => ({
  lines: lines.map((line) => shownLine(shop, line)),
});

const isSame = (one: BasketLine, other: BasketLine) =>
  one.partId === other.partId && one.vehicle === other.vehicle;

const checkoutOf = (_id: string, orders: readonly Order[]) => {
  const unpaid = orders.filter(({ status }) => status === 'unpaid');
  const cents = unpaid.reduce((sum, { totalPrice }) => sum + roundToCents(totalPrice), 0);
  return {
    _id,
    createdAt: orders[0]?.createdAt ?? '',
    orders: orders.map(withEnd),
    unpaidPrice: toDollars(cents),
  };
};

/** As the server names the problem of a line. */
function refusalOf(index: number, problem: BasketProblem, { part, quantity }: JudgedLine): LineProblem {
  const coded = (code: ProblemCode) => ({ index, code, message: problemMessage(code) });
  if (!part) return coded('PART_NOT_FOUND');
  switch (problem.kind) {
    case 'notSold':
      return coded('NOT_SOLD');
    case 'doesNotFit':
      return coded('DOES_NOT_FIT');
    case 'fitsIf':
      return coded('FIT_OPEN');
    case 'priceChanged':
      return { ...coded('PRICE_CHANGED'), price: problem.to };
    case 'belowMinimum':
      return { ...coded('BELOW_MINIMUM'), ...quantityProblem(quantity, part), minQuantity: problem.minimum };
    case 'soldOut':
    case 'onlyLeft': {
      const stock = problem.kind === 'soldOut' ? problem.stock : problem.left;
      return { ...coded('ABOVE_STOCK'), ...quantityProblem(quantity, { ...part, quantity: stock }), stock };
    }
  }
}

const reservationMs = 60 * 60 * 1000;

export const basketHandlersIn = (shopOf: () => Shop) => [
  mock(calls.findBasket)(() => basketOf(shopOf())),

  mock(calls.readBasketLines)(async ({ readBody }) => basketOf(shopOf(), (await readBody()).lines)),

  mock(calls.changeBasket)(async ({ readBody }) => {
    const { lines, join = false } = await readBody();
    const shop = shopOf();
    for (const line of lines) {
      const at = shop.basket.findIndex((one) => isSame(one, line));
      const before = shop.basket[at];
      if (!before) shop.basket.push(line);
      else if (!join || line.quantity > before.quantity) shop.basket[at] = line;
    }
    shop.basket = shop.basket.filter(({ quantity }) => quantity > 0);
    return basketOf(shop);
  }),

  mock(calls.placeCheckout)(async ({ readBody }) => {
    const { lines, totalPrice, name, email, phone, address } = await readBody();
    const shop = shopOf();
    const judged = lines.map(({ vehicle = null, orderAnyway, ...line }) => ({
      ...shownLine(shop, { ...line, vehicle }),
      orderAnyway,
    }));
    const refused = basketProblems(judged).flatMap((problems, index): LineProblem[] => {
      const problem = problems.find((one) => blocksOrder(one) || one.kind === 'priceChanged');
      const line = judged[index];
      return problem && line ? [refusalOf(index, problem, line)] : [];
    });
    if (refused.length > 0) reject('LINES_REFUSED', { lines: refused });

    const createdAt = shop.now();
    const checkout = shop.newId('order');
    const placed = judged.flatMap(({ part, quantity, vehicleName: vehicle, fit }) => {
      if (!part) return [];
      change(shop.parts, part, { quantity: part.quantity - quantity });
      return buildOrder({
        ...{
          name,
          email,
          phone,
          address,
          _id: shop.newId('order'),
          checkout,
          vehicle,
          fit: fit?.kind ?? null,
        },
        ...{ partId: part._id, partNumber: part.number, productName: part.name, image: part.image },
        ...{ productQuantity: quantity, unitPrice: part.price, totalPrice: lineTotal(part.price, quantity) },
        createdAt: createdAt.toISOString(),
        reservedUntil: new Date(createdAt.getTime() + reservationMs).toISOString(),
      });
    });
    shop.orders.unshift(...placed);
    shop.basket = shop.basket.filter((line) => !judged.some((one) => isSame(one, line)));
    return {
      ...{ acknowledged: true as const, _id: checkout, totalPrice },
      orders: placed.map(({ _id, number, partId, totalPrice }) => ({ _id, number, partId, totalPrice })),
    };
  }),

  mock(calls.findCheckout)(({ params: { id } }) => {
    const orders = [...shopOf().orders, ...checkoutOrders].filter(({ checkout }) => checkout === id);
    return orders.length > 0 ? checkoutOf(id, orders) : reject('NOT_FOUND');
  }),
];

export const basketHandlers = basketHandlersIn(fixedShop());

const withLines = (lines: readonly BasketLine[]) => mock(calls.findBasket)(() => basketOf(openShop(), lines));

/** Other outcomes. Put them before `basketHandlers`. */
export const basketScenarios = {
  loading: neverAnswered(calls.findBasket),
  failed: failing(calls.findBasket),
  empty: withLines([]),
  oneLine: withLines(basketLines.slice(0, 1)),
  problems: withLines(problemLines),
  many: withLines(
    Array.from({ length: 101 }, (_, at): BasketLine => ({
      price: 4.25,
      partId: fixtureId('part', 28),
      vehicle: at === 0 ? null : `volkswagen-golf-7-${at}`,
      quantity: 20,
    })),
  ),
  checkoutLoading: neverAnswered(calls.findCheckout),
  checkoutFailed: failing(calls.findCheckout),
  checkoutUnknown: rejected(calls.findCheckout, 'NOT_FOUND'),
  checkoutPaid: mock(calls.findCheckout)(() => checkoutOf(checkoutId, paidOrders)),
  changeRefused: rejected(calls.changeBasket, 'UNAVAILABLE'),
  linesRefused: rejected(calls.placeCheckout, 'LINES_REFUSED', {
    lines: [{ index: 1, code: 'ABOVE_STOCK', message: problemMessage('ABOVE_STOCK') }],
  }),
  placing: neverAnswered(calls.placeCheckout),
  stockGone: rejected(calls.createPayment, 'LINES_REFUSED', {
    lines: [
      {
        ...{ index: 2, orderId: fixtureId('order', 503) },
        ...{ code: 'ABOVE_STOCK', message: problemMessage('ABOVE_STOCK') },
      },
    ],
  }),
};

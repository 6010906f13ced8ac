import type { Part } from '#contract/catalogue/parts.ts';
import * as calls from '#contract/calls.ts';
import { lineTotal } from '#contract/money.ts';
import { appliesTo, changedOrders, isEnded, orderStatuses } from '#contract/orders/order-status.ts';
import type { AdminOrder, AllOrdersQuery, Order, PlaceOrder } from '#contract/orders/orders.ts';
import { togetherOf } from '#contract/orders/together-of.ts';
import { quantityProblem } from '#contract/orders/quantity-problem.ts';
import { shipmentOf, type Shipment } from '#contract/orders/shipment.ts';
import { canMake } from '#contract/orders/transitions.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as product from '#messages/product.js';
import { checkoutOrders, paidOrders } from '../../fixtures/checkouts.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildOrder, orders } from '../../fixtures/orders.ts';
import { vehicleBySlug } from '../../fixtures/vehicles.ts';
import { answerPage } from '../list-page.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fitOf } from '../part-data.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

const isBetween = ({ createdAt, email }: AdminOrder, { from, to, customer }: AllOrdersQuery) =>
  (from === undefined || createdAt >= from) &&
  (to === undefined || createdAt.slice(0, 10) <= to) &&
  (customer === undefined || email === customer.trim().toLowerCase());

const withTogether =
  (rows: readonly AdminOrder[]) =>
  <Row extends AdminOrder>(order: Row): Row =>
    order.checkout == null
      ? order
      : { ...order, together: togetherOf(rows.filter(({ checkout }) => checkout === order.checkout)) };

/** The server also finds orders by parcels, documents and phones. */
export const answerOrders = <Row extends AdminOrder>(query: AllOrdersQuery, rows: readonly Row[]) =>
  answerPage(query, rows.map(withTogether(rows)), {
    search: ({ name, email, address, productName, transactionId, ...order }) => [
      ...[order.number, name, email, address, productName, transactionId],
    ],
    filter: (order, asked) =>
      (asked.status === undefined ? !isEnded(order.status) : order.status === asked.status) &&
      isBetween(order, asked),
    counted: { values: orderStatuses, valueOf: ({ status }) => status },
  });

/** The demo customer has paid orders, so the shop cancels none. */
export const withEnd = (order: Order): Order => ({ ...order, endsAt: null });

const answerOwnOrders = (query: AllOrdersQuery, rows: readonly Order[]) =>
  answerOrders(query, rows.map(withEnd));

/** Deletes an order that `isDeletable`, and puts its pieces back into stock. */
const deletingOrders = (shopOf: () => Shop, isDeletable: (order: Order) => boolean) =>
  mock(calls.deleteOrder)(({ params }) => {
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    if (!isDeletable(order)) reject('ORDER_NOT_DELETABLE');
    shop.orders.splice(shop.orders.indexOf(order), 1);
    const part = shop.parts.find(({ _id }) => _id === order.partId);
    if (part) change(shop.parts, part, { quantity: part.quantity + order.productQuantity });
    return { acknowledged: true, deletedCount: 1 };
  });

const ship = (shop: Shop, order: Order, shipment: Shipment | null) =>
  change(shop.orders, order, { status: 'shipped', shippedAt: shop.now().toISOString(), shipment });

/** What admins can do with one order, or those of a checkout. */
export const changingOrders = (shopOf: () => Shop) => [
  deletingOrders(shopOf, ({ status }) => appliesTo('delete', status)),
  mock(calls.confirmOrder)(async ({ params, readBody }) => {
    const shipment = shipmentOf(await readBody());
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    if (!canMake('confirm', order.status)) return { matchedCount: 1, modifiedCount: 0 };
    ship(shop, order, shipment);
    return { matchedCount: 1, modifiedCount: 1 };
  }),
  mock(calls.confirmTogether)(async ({ params, readBody }) => {
    const { orders: ids, ...fields } = await readBody();
    const shop = shopOf();
    const found = shop.orders.filter(({ _id, checkout }) => checkout === params.id && ids.includes(_id));
    if (found.length === 0) reject('NOT_FOUND');
    const changed = changedOrders(found, []);
    if (changed.length > 0) reject('LIST_CHANGED', { orders: changed });
    if (found.length < ids.length) reject('LIST_CHANGED');
    for (const order of found) ship(shop, order, shipmentOf(fields));
    return { modifiedCount: found.length };
  }),
  mock(calls.changeShipment)(async ({ params, readBody }) => {
    await readBody();
    const { status } = findById(shopOf().orders, params.id);
    return { matchedCount: 1, modifiedCount: status === 'shipped' ? 1 : 0 };
  }),
];

const reservationMs = 60 * 60 * 1000;

interface Wanted extends Pick<PlaceOrder, 'name' | 'email' | 'phone' | 'address' | 'vehicle' | 'answers'> {
  quantity: number;
}

function place(
  shop: Shop,
  part: Part,
  { vehicle = '', answers = [], quantity, name, email, phone, address }: Wanted,
): Order {
  const createdAt = shop.now();
  const order = buildOrder({
    ...{ _id: shop.newId('order'), name, email, phone, address },
    partId: part._id,
    partNumber: part.number,
    productName: part.name,
    productQuantity: quantity,
    unitPrice: part.price,
    totalPrice: lineTotal(part.price, quantity),
    image: part.image,
    vehicle: vehicleName(vehicleBySlug(vehicle)),
    fit: fitOf(part, vehicle, answers)?.kind ?? null,
    answers,
    createdAt: createdAt.toISOString(),
    reservedUntil: new Date(createdAt.getTime() + reservationMs).toISOString(),
  });
  shop.orders.unshift(order);
  const stored = findById(shop.parts, part._id);
  change(shop.parts, stored, { quantity: stored.quantity - quantity });
  return order;
}

/** What a customer can do with orders, and what admins can. */
export const ordersHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOwnOrders)(({ readQuery, params }) =>
    answerOwnOrders(
      readQuery(),
      shopOf().orders.filter(({ email }) => email === params.email.toLowerCase()),
    ),
  ),

  mock(calls.placeOrder)(async ({ readBody }) => {
    const { partId, productQuantity, ...wanted } = await readBody();
    const shop = shopOf();
    const part =
      shop.parts.find(({ _id }) => _id === partId) ?? reject('PART_NOT_FOUND', { field: 'partId' });
    const problem = quantityProblem(productQuantity, part);
    if (problem) reject(problem.code, { message: problem.message, field: 'productQuantity' });
    const { _id, number, totalPrice } = place(shop, part, { ...wanted, quantity: productQuantity });
    return { acknowledged: true, insertedId: _id, _id, number, totalPrice };
  }),

  deletingOrders(shopOf, ({ status }) => canMake('requestCancel', status)),
  ...changingOrders(shopOf),
];

export const ordersHandlers = ordersHandlersIn(fixedShop());

/** Of an earlier checkout. */
const paidTogether = paidOrders.map((order, index) => ({
  ...order,
  ...{ _id: fixtureId('order', 511 + index), checkout: fixtureId('order', 510) },
}));

const list = (rows: readonly Order[]) =>
  mock(calls.listOwnOrders)(({ readQuery }) => answerOwnOrders(readQuery(), rows));

/** Other outcomes. Put them before `ordersHandlers`. */
export const ordersScenarios = {
  loading: neverAnswered(calls.listOwnOrders),
  empty: list([]),
  failed: failing(calls.listOwnOrders),
  together: list([...checkoutOrders, ...paidTogether, ...orders.slice(0, 2)]),
  oneRow: list(orders.slice(0, 1)),
  manyRows: list(
    Array.from({ length: 60 }, (_, index) =>
      buildOrder({ ...orders[index % orders.length], _id: fixtureId('order', 100 + index) }),
    ),
  ),
  longContent: list([
    buildOrder({
      productName: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
      productQuantity: 1_000_000,
      totalPrice: 999_999.99,
      address: `Industrivägen${'industrivägen'.repeat(6)}`,
      partNumber: 'ABCDEFGH-0123456789/1234',
    }),
    buildOrder({
      _id: fixtureId('order', 2),
      productName: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
      productQuantity: 1,
      totalPrice: 0.5,
      paid: true,
      status: 'shipped',
      transactionId: `pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(3)}`,
      address: '',
    }),
  ]),
  placing: neverAnswered(calls.placeOrder),
  paidMeanwhile: rejected(calls.deleteOrder, 'ORDER_NOT_DELETABLE', { message: product.alreadyPaid() }),
};

import * as calls from '#contract/calls.ts';
import { foldText } from '#contract/fold-text.ts';
import { lineTotal } from '#contract/money.ts';
import { shipmentOf } from '#contract/orders/shipment-change.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { isEnded, orderStatuses } from '#contract/orders/order-status.ts';
import type { AdminOrder, AllOrdersQuery, Order } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildOrder, orders } from '../../fixtures/orders.ts';
import { vehicleBySlug } from '../../fixtures/vehicles.ts';
import { keepUsedAddress } from '../accounts/addresses.ts';
import { answerPage, foundRows } from '../list-page.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fitIn } from '../part-data.ts';
import { hasPhone, isNamed } from './order-codes.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

/** How a query finds orders. `search` returns the texts that it looks into, beside the codes that name an order. */
const rulesFor = (search: (order: AdminOrder) => readonly string[], isForAdmins: boolean) => ({
  search,
  finds: (order: AdminOrder, text: string) => isNamed(order, text) || (isForAdmins && hasPhone(order, text)),
  filter: (order: AdminOrder, { from, to, customer, search: typed = '', ...filters }: AllOrdersQuery) =>
    (filters.status === undefined
      ? !isEnded(order.status) || (isForAdmins && isNamed(order, typed))
      : order.status === filters.status) && isBetween(order, { from, to, customer }),
  counted: { values: orderStatuses, valueOf: ({ status }: AdminOrder) => status },
});

const isBetween = ({ createdAt, email }: AdminOrder, { from, to, customer }: AllOrdersQuery) =>
  (from === undefined || createdAt >= from) &&
  (to === undefined || createdAt.slice(0, 10) <= to) &&
  (customer === undefined || email === customer.trim().toLowerCase());

const ownRules = rulesFor(
  ({ productName, address, transactionId }) => [productName, address, transactionId ?? ''],
  false,
);

const allRules = rulesFor(
  ({ _id, productName, name, email, address, transactionId }) => [
    _id,
    productName,
    name,
    email,
    address,
    transactionId ?? '',
  ],
  true,
);

export const answerAllOrders = (query: AllOrdersQuery, rows: readonly AdminOrder[]) =>
  answerPage(query, rows, allRules);

export const foundOrders = (query: AllOrdersQuery, rows: readonly AdminOrder[]) =>
  foundRows(query, rows, allRules);

const unpaidMs = 7 * 24 * 60 * 60 * 1000;

/** With the time when it is cancelled, unless its customer has paid an order of `all`. */
export const withEnd = (order: Order, all: readonly Order[]): Order => ({
  ...order,
  endsAt:
    order.paid || all.some(({ email, paid }) => paid && email === order.email)
      ? null
      : new Date(Date.parse(order.createdAt) + unpaidMs).toISOString(),
});

const answerOwnOrders = (query: AllOrdersQuery, rows: readonly Order[]) =>
  answerPage(
    query,
    rows.map((order) => withEnd(order, rows)),
    ownRules,
  );

/** Deletes an order that `isDeletable`, and puts its pieces back into stock. */
export const deletingOrders = (shopOf: () => Shop, isDeletable: (order: Order) => boolean) =>
  mock(calls.deleteOrder)(({ params, readQuery }) => {
    const { seen } = readQuery();
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    if (!isDeletable(order)) reject('ORDER_NOT_DELETABLE');
    if (seen === 'unpaid' && order.status === 'pending') {
      reject('LIST_CHANGED', { orders: [{ _id: order._id, status: order.status }] });
    }
    shop.orders.splice(shop.orders.indexOf(order), 1);
    const part = shop.parts.find(({ _id }) => _id === order.partId);
    if (part) change(shop.parts, part, { quantity: part.quantity + order.productQuantity });
    return { acknowledged: true, deletedCount: 1 };
  });

export const confirmingOrders = (shopOf: () => Shop) =>
  mock(calls.confirmOrder)(async ({ params, readBody }) => {
    const shipment = shipmentOf(await readBody());
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    if (order.status !== 'pending') return { matchedCount: 1, modifiedCount: 0 };
    change(shop.orders, order, { status: 'shipped', shippedAt: shop.now().toISOString(), shipment });
    return { matchedCount: 1, modifiedCount: 1 };
  });

export const changingShipments = (shopOf: () => Shop) =>
  mock(calls.changeShipment)(async ({ params, readBody }) => {
    const shipment = shipmentOf(await readBody());
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    const isSame = JSON.stringify(order.shipment ?? null) === JSON.stringify(shipment);
    if (order.status !== 'shipped' || isSame) return { matchedCount: 1, modifiedCount: 0 };
    change(shop.orders, order, { shipment });
    return { matchedCount: 1, modifiedCount: 1 };
  });

const reservationMs = 60 * 60 * 1000;

/** What a customer can do with orders. */
export const ordersHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOwnOrders)(({ readQuery, params }) =>
    answerOwnOrders(
      readQuery(),
      shopOf().orders.filter(({ email }) => email === params.email.toLowerCase()),
    ),
  ),

  mock(calls.placeOrder)(async ({ readBody }) => {
    const { vehicle, orderAnyway = false, saveAddress = false, ...wanted } = await readBody();
    const shop = shopOf();
    const part =
      shop.parts.find(({ _id, name }) =>
        wanted.partId === undefined ? foldText(name) === foldText(wanted.productName) : _id === wanted.partId,
      ) ?? reject('PART_NOT_FOUND', { field: wanted.partId === undefined ? 'productName' : 'partId' });
    const { productQuantity, totalPrice } = wanted;
    if (productQuantity < part.minQuantity) {
      reject('BELOW_MINIMUM', {
        message: product.belowMinimum({ minimum: part.minQuantity }),
        field: 'productQuantity',
      });
    }
    if (productQuantity > part.quantity) {
      reject('ABOVE_STOCK', {
        message: product.aboveStock({ stock: part.quantity }),
        field: 'productQuantity',
      });
    }
    const total = lineTotal(part.price, productQuantity);
    if (total !== totalPrice) reject('PRICE_CHANGED', { totalPrice: total, field: 'totalPrice' });
    const fit = vehicle === undefined ? undefined : fitIn(shop, part, vehicle)?.kind;
    if (fit === 'doesNotFit' && !orderAnyway) reject('DOES_NOT_FIT', { field: 'vehicle' });

    const createdAt = shop.now();
    const _id = shop.newId('order');
    const order = buildOrder({
      ...wanted,
      _id,
      partId: part._id,
      partNumber: part.number ?? null,
      productName: part.name,
      unitPrice: part.price,
      image: part.image,
      vehicle: vehicleName(vehicle === undefined ? undefined : vehicleBySlug(vehicle, shop.makes)),
      fit: fit ?? null,
      createdAt: createdAt.toISOString(),
      reservedUntil: new Date(createdAt.getTime() + reservationMs).toISOString(),
    });
    shop.orders.unshift(order);
    change(shop.parts, part, { quantity: part.quantity - productQuantity });
    keepUsedAddress(shop, wanted, saveAddress);
    return { acknowledged: true, insertedId: _id, _id, number: order.number, totalPrice };
  }),

  deletingOrders(shopOf, ({ paid }) => !paid),
  confirmingOrders(shopOf),
  changingShipments(shopOf),
];

export const ordersHandlers = ordersHandlersIn(fixedShop());

const list = (rows: readonly Order[]) =>
  mock(calls.listOwnOrders)(({ readQuery }) => answerOwnOrders(readQuery(), rows));

/** Other outcomes. Put them before `ordersHandlers`. */
export const ordersScenarios = {
  loading: neverAnswered(calls.listOwnOrders),
  empty: list([]),
  failed: failing(calls.listOwnOrders),
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

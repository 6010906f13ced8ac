import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import * as product from '#messages/product.ts';
import { toCents, toDollars } from '#contract/money.ts';
import { orderNumber, orderNumberIn } from '#contract/order-number.ts';
import {
  PlaceOrder,
  type ConfirmedOrder,
  type DeletedOrder,
  type Order,
  type PlacedOrder,
} from '#contract/orders.ts';
import type { Part } from '#contract/parts.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildOrder, orders } from '../fixtures/orders.ts';
import { parts } from '../fixtures/parts.ts';
import { answerPage } from './list-page.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

const notFound = { message: 'Not found', code: 'NOT_FOUND' } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

/** The part that an order asks for. */
export const wantedPart = (catalogue: readonly Part[], { partId, productName }: PlaceOrder) =>
  catalogue.find((part) =>
    partId === undefined ? part.name.toLowerCase() === productName.toLowerCase() : part._id === partId,
  );

/** Whether a search asks for this order by its number. */
export const isNumbered = (order: Order, search: string): boolean =>
  orderNumberIn(search)?.number === orderNumber(order);

/** A page of orders by the contract's query; newest first without a `sort`, as the rows come. */
export const answerOrders = (request: Request, rows: readonly Order[]) =>
  answerPage(request, rows, {
    search: ({ productName, address, transactionId }) => [productName, address, transactionId ?? ''],
    finds: isNumbered,
    sort: {
      createdAt: ({ createdAt }) => createdAt,
      productName: ({ productName }) => productName,
      productQuantity: ({ productQuantity }) => productQuantity,
      totalPrice: ({ totalPrice }) => totalPrice,
    },
    filter: ({ status }, params) => (params.get('status') ?? status) === status,
  });

/** What a customer may ask about `placed`, newest first, and do with it; ordered is from `catalogue`. */
export const ordersHandlersOf = (placed: readonly Order[], catalogue: readonly Part[]) => [
  mock(calls.listOwnOrders, ({ request, params }) =>
    answerOrders(
      request,
      placed.filter((order) => order.email === params.email.toLowerCase()),
    ),
  ),

  mock(calls.placeOrder, async ({ request }) => {
    const body = PlaceOrder.safeParse(await request.json());
    if (!body.success) return refuse(400, { message: 'Check what you entered', code: 'INVALID' });
    const { productQuantity, totalPrice } = body.data;

    const part = wantedPart(catalogue, body.data);
    if (!part) return refuse(404, { message: 'Part not found', code: 'PART_NOT_FOUND' });
    if (productQuantity < part.minQuantity) {
      return refuse(400, {
        message: product.belowMinimum({ minimum: part.minQuantity }),
        code: 'BELOW_MINIMUM',
      });
    }
    if (productQuantity > part.quantity) {
      return refuse(400, { message: product.aboveStock({ stock: part.quantity }), code: 'ABOVE_STOCK' });
    }
    const total = toDollars((toCents(part.price) ?? 0) * productQuantity);
    if (total !== totalPrice) {
      return refuse(409, { message: 'The price has changed', code: 'PRICE_CHANGED', totalPrice: total });
    }
    const _id = fixtureId('order', 7);
    return HttpResponse.json<PlacedOrder>({ acknowledged: true, insertedId: _id, _id, totalPrice });
  }),

  mock(calls.deleteOrder, ({ params }) => {
    const order = placed.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, deletedCount: 0 });
    if (order.paid) {
      return refuse(409, {
        message: 'A paid order cannot be deleted',
        code: 'ORDER_NOT_DELETABLE',
        deletedCount: 0,
      });
    }
    return HttpResponse.json<DeletedOrder>({ acknowledged: true, deletedCount: 1 });
  }),

  mock(calls.confirmOrder, ({ params }) => {
    const order = placed.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, modifiedCount: 0 });
    return HttpResponse.json<ConfirmedOrder>({
      matchedCount: 1,
      modifiedCount: order.status === 'pending' ? 1 : 0,
    });
  }),
];

export const ordersHandlers = ordersHandlersOf(orders, parts);

const list = (rows: readonly Order[]) =>
  mock(calls.listOwnOrders, ({ request }) => answerOrders(request, rows));

const unbrokenAddress = `Industrivägen${'industrivägen'.repeat(6)}`;

/** Overrides for one story or test; put them ahead of `ordersHandlers`. */
export const ordersScenarios = {
  loading: neverAnswered(calls.listOwnOrders),
  empty: list([]),
  failed: mock(calls.listOwnOrders, () => refuse(500, broken)),
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
      address: unbrokenAddress,
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
  rightToLeft: list(
    orders.map((order) =>
      buildOrder({ ...order, productName: 'قرص مكبح مهوى', address: 'شارع الملك فهد 14، الرياض' }),
    ),
  ),
  placing: neverAnswered(calls.placeOrder),
  soldOutMeanwhile: mock(calls.placeOrder, () =>
    refuse(409, { message: product.aboveStock({ stock: 36 }), code: 'ABOVE_STOCK' }),
  ),
  priceChanged: mock(calls.placeOrder, () =>
    refuse(409, { message: 'The price has changed', code: 'PRICE_CHANGED', totalPrice: 7920 }),
  ),
  tooManyOpen: mock(calls.placeOrder, () =>
    refuse(429, {
      message: 'You have ten unpaid orders. Pay or cancel one first.',
      code: 'TOO_MANY_OPEN_ORDERS',
    }),
  ),
  placingFailed: mock(calls.placeOrder, () => refuse(500, broken)),
  cancelling: neverAnswered(calls.deleteOrder),
  paidMeanwhile: mock(calls.deleteOrder, () =>
    refuse(409, { message: product.alreadyPaid(), code: 'ORDER_NOT_DELETABLE', deletedCount: 0 }),
  ),
  cancelFailed: mock(calls.deleteOrder, () => refuse(500, { ...broken, deletedCount: 0 })),
};

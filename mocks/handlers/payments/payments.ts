import * as calls from '#contract/calls.ts';
import { RepeatedOrder, type AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/problem.js';
import { endedOrders } from '../../fixtures/ended-orders.ts';
import { buildOrder } from '../../fixtures/orders.ts';
import { withEnd } from '../orders/orders.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

export const paymentsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.findOrder)(({ params }) => {
    const { orders } = shopOf();
    return withEnd(findById(orders, params.id), orders);
  }),

  mock(calls.findRepeatedOrder)(({ params }) => {
    return RepeatedOrder.parse(findById<AdminOrder>([...shopOf().orders, ...endedOrders], params.id));
  }),

  mock(calls.createPayment)(async ({ readBody }) => {
    const { orderId, totalPrice } = await readBody();
    const { orders } = shopOf();
    const order =
      orderId === undefined
        ? orders.find((candidate) => !candidate.paid && candidate.totalPrice === totalPrice)
        : findById(orders, orderId);
    if (!order) reject('NOT_FOUND', { message: m.noSuchTotal(), field: 'totalPrice' });
    if (order.paid) reject('ALREADY_PAID');
    return { clientSecret: `pi_mock_${order._id}_secret_mock` };
  }),

  mock(calls.updatePayment)(async ({ params, readBody }) => {
    const { productPay, transactionId } = await readBody();
    if (productPay !== undefined && productPay !== params.id) reject('INVALID', { field: 'productPay' });
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    if (order.paid && order.transactionId !== transactionId) reject('ALREADY_PAID');
    if (!order.paid) {
      change(shop.orders, order, {
        paid: true,
        status: 'pending',
        transactionId,
        paidAt: shop.now().toISOString(),
        reservedUntil: null,
      });
    }
    return { matchedCount: 1, modifiedCount: order.paid ? 0 : 1, paid: true, transactionId };
  }),
];

export const paymentsHandlers = paymentsHandlersIn(fixedShop());

/** Other outcomes. Put them before `paymentsHandlers`. */
export const paymentsScenarios = {
  loading: neverAnswered(calls.findOrder),
  unknown: rejected(calls.findOrder, 'NOT_FOUND'),
  failed: failing(calls.findOrder),
  longContent: mock(calls.findOrder)(({ params }) =>
    buildOrder({
      _id: params.id,
      productName: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
      productQuantity: 1_000_000,
      unitPrice: 999_999.99,
      totalPrice: 999_999.99,
      address: `Industrivägen${'industrivägen'.repeat(8)}`,
      image: '',
    }),
  ),
};

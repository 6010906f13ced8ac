import * as calls from '#contract/calls.ts';
import { RepeatedOrder, type AdminOrder } from '#contract/orders/orders.ts';
import { canMake } from '#contract/orders/transitions.ts';
import { checkoutOrders } from '../../fixtures/checkouts.ts';
import { endedOrders } from '../../fixtures/ended-orders.ts';
import { buildOrder, pending } from '../../fixtures/orders.ts';
import { withEnd } from '../orders/orders.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { change, fixedShop, type Shop } from '../shop-state.ts';

export const paymentsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.findOrder)(({ params }) => withEnd(findById(shopOf().orders, params.id))),

  mock(calls.findRepeatedOrder)(({ params }) =>
    RepeatedOrder.parse(findById<AdminOrder>([...shopOf().orders, ...endedOrders], params.id)),
  ),

  mock(calls.createPayment)(async ({ readBody }) => {
    const { orderId = '', checkoutId } = await readBody();
    const orders = [...shopOf().orders, ...checkoutOrders];
    const wanted =
      checkoutId === undefined
        ? [findById(orders, orderId)]
        : orders.filter(({ checkout }) => checkout === checkoutId);
    if (wanted.length === 0) reject('NOT_FOUND');
    if (wanted.every(({ paid }) => paid)) reject('ALREADY_PAID');
    return { clientSecret: `pi_mock_${checkoutId ?? orderId}_secret_mock` };
  }),

  mock(calls.updatePayment)(async ({ params, readBody }) => {
    const { transactionId } = await readBody();
    const shop = shopOf();
    const order = findById(shop.orders, params.id);
    const together = shop.orders.filter(({ checkout }) => transactionId === `pi_mock_${checkout}`);
    const paidAt = shop.now().toISOString();
    for (const one of together.length > 0 ? together : [order])
      if (canMake('pay', one.status))
        change(shop.orders, one, { ...pending(transactionId, paidAt), reservedUntil: null });
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

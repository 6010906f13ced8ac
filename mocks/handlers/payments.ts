import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import * as product from '#messages/product.ts';
import type { Order } from '#contract/orders.ts';
import { CreatePayment, PaymentUpdate, type PaymentSecret, type PaymentUpdated } from '#contract/payments.ts';
import { buildOrder, orders } from '../fixtures/orders.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

const notFound = { message: 'Not found', code: 'NOT_FOUND' } as const;
const invalid = { message: 'Check what you entered', code: 'INVALID' } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

/** What may be asked about the payment of `placed` orders, and done for it. */
export const paymentsHandlersOf = (placed: readonly Order[]) => [
  mock(calls.findOrder, ({ params }) => {
    const order = placed.find(({ _id }) => _id === params.id);
    return order ? HttpResponse.json<Order>(order) : refuse(404, notFound);
  }),

  mock(calls.createPayment, async ({ request }) => {
    const body = CreatePayment.safeParse(await request.json());
    if (!body.success) return refuse(400, invalid);
    const { orderId, totalPrice } = body.data;

    const order =
      orderId === undefined
        ? placed.find((candidate) => !candidate.paid && candidate.totalPrice === totalPrice)
        : placed.find(({ _id }) => _id === orderId);
    if (!order) {
      return refuse(
        404,
        orderId ? notFound : { message: 'No unpaid order with this total', code: 'NOT_FOUND' },
      );
    }
    if (order.paid) return refuse(409, { message: product.alreadyPaid(), code: 'ALREADY_PAID' });
    return HttpResponse.json<PaymentSecret>({ clientSecret: `pi_mock_${order._id}_secret_mock` });
  }),

  mock(calls.updatePayment, async ({ params, request }) => {
    const body = PaymentUpdate.safeParse(await request.json());
    if (!body.success) return refuse(400, { ...invalid, modifiedCount: 0 });
    const { productPay, transactionId } = body.data;
    if (productPay !== undefined && productPay !== params.id)
      return refuse(400, { ...invalid, modifiedCount: 0 });

    const order = placed.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, modifiedCount: 0 });
    if (order.paid && order.transactionId !== transactionId) {
      return refuse(409, { message: product.alreadyPaid(), code: 'ALREADY_PAID', modifiedCount: 0 });
    }
    return HttpResponse.json<PaymentUpdated>({
      matchedCount: 1,
      modifiedCount: order.paid ? 0 : 1,
      paid: true,
      transactionId,
    });
  }),
];

export const paymentsHandlers = paymentsHandlersOf(orders);

/** Overrides for one story or test; put them ahead of `paymentsHandlers`. */
export const paymentsScenarios = {
  loading: neverAnswered(calls.findOrder),
  unknown: mock(calls.findOrder, () => refuse(404, notFound)),
  failed: mock(calls.findOrder, () => refuse(500, broken)),
  longContent: mock(calls.findOrder, ({ params }) =>
    HttpResponse.json<Order>(
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
  ),
  preparing: neverAnswered(calls.createPayment),
  alreadyPaid: mock(calls.createPayment, () =>
    refuse(409, { message: product.alreadyPaid(), code: 'ALREADY_PAID' }),
  ),
  stockGone: mock(calls.createPayment, () =>
    refuse(409, { message: product.aboveStock({ stock: 36 }), code: 'ABOVE_STOCK' }),
  ),
  providerDown: mock(calls.createPayment, () =>
    refuse(503, {
      message: 'The card provider cannot be reached. Nothing was charged.',
      code: 'UNAVAILABLE',
    }),
  ),
  notSucceeded: mock(calls.updatePayment, () =>
    refuse(402, { message: 'Your card was declined.', code: 'PAYMENT_NOT_SUCCEEDED', modifiedCount: 0 }),
  ),
  stillWorking: mock(calls.updatePayment, () =>
    HttpResponse.json<PaymentUpdated>(
      { matchedCount: 1, modifiedCount: 0, paid: false, transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA' },
      { status: 202 },
    ),
  ),
};

import { delay, http, HttpResponse, type DefaultBodyType, type PathParams } from 'msw';
import { messages } from '#contract/messages.ts';
import type { Order } from '#contract/orders.ts';
import { CreatePayment, PaymentUpdate, type PaymentSecret, type PaymentUpdated } from '#contract/payments.ts';
import type { Problem } from '#contract/problem.ts';
import { buildOrder, orders } from '../fixtures/orders.ts';
import { refuse } from './refuse.ts';

const oneOrder = '*/api/payment/:id';
const createPayment = '*/api/create-payment';
const updatePayment = '*/api/payment-update/:id';

const notFound = { message: 'Not found', code: 'NOT_FOUND' } as const;
const invalid = { message: 'Check what you entered', code: 'INVALID' } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

/** What may be asked about the payment of `placed` orders, and done for it. */
export const paymentsHandlersOf = (placed: readonly Order[]) => [
  http.get<{ id: string }>(oneOrder, ({ params }) => {
    const order = placed.find(({ _id }) => _id === params.id);
    return order ? HttpResponse.json<Order>(order) : refuse(404, notFound);
  }),

  http.post<PathParams, DefaultBodyType, PaymentSecret | Problem>(createPayment, async ({ request }) => {
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
    if (order.paid) return refuse(409, { message: messages.alreadyPaid, code: 'ALREADY_PAID' });
    return HttpResponse.json<PaymentSecret>({ clientSecret: `pi_mock_${order._id}_secret_mock` });
  }),

  http.patch<{ id: string }>(updatePayment, async ({ params, request }) => {
    const body = PaymentUpdate.safeParse(await request.json());
    if (!body.success) return refuse(400, { ...invalid, modifiedCount: 0 });
    const { productPay, transactionId } = body.data;
    if (productPay !== undefined && productPay !== params.id)
      return refuse(400, { ...invalid, modifiedCount: 0 });

    const order = placed.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, modifiedCount: 0 });
    if (order.paid && order.transactionId !== transactionId) {
      return refuse(409, { message: messages.alreadyPaid, code: 'ALREADY_PAID', modifiedCount: 0 });
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
  loading: http.get(oneOrder, async () => {
    await delay('infinite');
  }),
  unknown: http.get(oneOrder, () => refuse(404, notFound)),
  failed: http.get(oneOrder, () => refuse(500, broken)),
  longContent: http.get<{ id: string }>(oneOrder, ({ params }) =>
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
  preparing: http.post(createPayment, async () => {
    await delay('infinite');
  }),
  alreadyPaid: http.post(createPayment, () =>
    refuse(409, { message: messages.alreadyPaid, code: 'ALREADY_PAID' }),
  ),
  stockGone: http.post(createPayment, () =>
    refuse(409, { message: messages.aboveStock(36), code: 'ABOVE_STOCK' }),
  ),
  providerDown: http.post(createPayment, () =>
    refuse(503, {
      message: 'The card provider cannot be reached. Nothing was charged.',
      code: 'UNAVAILABLE',
    }),
  ),
  notSucceeded: http.patch(updatePayment, () =>
    refuse(402, { message: 'Your card was declined.', code: 'PAYMENT_NOT_SUCCEEDED', modifiedCount: 0 }),
  ),
  stillWorking: http.patch(updatePayment, () =>
    HttpResponse.json<PaymentUpdated>(
      { matchedCount: 1, modifiedCount: 0, paid: false, transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA' },
      { status: 202 },
    ),
  ),
};

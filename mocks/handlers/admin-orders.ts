import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import type { ConfirmedOrder, DeletedOrder, Order } from '#contract/orders.ts';
import { adminOrders, manyAdminOrders } from '../fixtures/admin-orders.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildOrder } from '../fixtures/orders.ts';
import { answerPage } from './list-page.ts';
import { mock, neverAnswered } from './mock.ts';
import { isNumbered } from './orders.ts';
import { refuse } from './refuse.ts';

const notFound = { message: 'Not found', code: 'NOT_FOUND' } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

const listing = (orders: readonly Order[]) =>
  mock(calls.listAllOrders, ({ request }) =>
    answerPage(request, orders, {
      search: ({ _id, productName, name, email, address, transactionId }) => [
        _id,
        productName,
        name,
        email,
        address,
        transactionId ?? '',
      ],
      finds: isNumbered,
      sort: {
        createdAt: (order) => order.createdAt,
        productName: (order) => order.productName,
        productQuantity: (order) => order.productQuantity,
        totalPrice: (order) => order.totalPrice,
      },
      filter: ({ status }, params) => (params.get('status') ?? status) === status,
    }),
  );

/** Deletes what may be deleted of `orders`; what is deleted stays listed: a mock keeps nothing. */
const deleting = (orders: readonly Order[]) =>
  mock(calls.deleteOrder, ({ params }) => {
    const order = orders.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, deletedCount: 0 });
    if (order.status === 'shipped') {
      return refuse(409, {
        message: 'A shipped order cannot be deleted',
        code: 'ORDER_NOT_DELETABLE',
        deletedCount: 0,
      });
    }
    return HttpResponse.json<DeletedOrder>({ acknowledged: true, deletedCount: 1 });
  });

const confirming = (orders: readonly Order[]) =>
  mock(calls.confirmOrder, ({ params }) => {
    const order = orders.find(({ _id }) => _id === params.id);
    if (!order) return refuse(404, { ...notFound, modifiedCount: 0 });
    return HttpResponse.json<ConfirmedOrder>({
      matchedCount: 1,
      modifiedCount: order.status === 'pending' ? 1 : 0,
    });
  });

/** What an admin may ask about `orders` of everybody's, and do with them. */
export const adminOrdersHandlersOf = (orders: readonly Order[]) => [
  listing(orders),
  deleting(orders),
  confirming(orders),
];

export const adminOrdersHandlers = adminOrdersHandlersOf(adminOrders);

const unbroken = 'Industrivägen'.repeat(8);

const longContent: readonly Order[] = [
  buildOrder({
    productName: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
    name: 'Maximiliana Konstantinopoulou-Featherstonehaugh von Habsburg',
    email: `${'maximiliana.konstantinopoulou'.repeat(2)}@example.com`,
    productQuantity: 1_000_000,
    totalPrice: 999_999.99,
    address: unbroken,
  }),
  buildOrder({
    _id: fixtureId('order', 2),
    productName: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
    name: '<b>Robert</b>',
    productQuantity: 1,
    totalPrice: 0.5,
    paid: true,
    status: 'pending',
    transactionId: `pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(3)}`,
    paidAt: '2026-11-18T09:15:00.000Z',
    phone: '',
    address: '',
  }),
];

const rightToLeft: readonly Order[] = [
  buildOrder({
    productName: 'قرص الفرامل المهوّى الخلفي',
    name: 'מיכאל לוי-כהן',
    address: 'شارع المصانع ١٤، دبي، الإمارات العربية المتحدة',
  }),
  buildOrder({
    _id: fixtureId('order', 2),
    productName: 'מסב גלגל',
    name: 'سلمى الحدّاد',
    paid: true,
    status: 'pending',
    transactionId: 'pi_3QK8xw2eZvKYlo2C0h7bkYlo',
    paidAt: '2026-11-18T09:15:00.000Z',
  }),
];

/** The second of the three orders that wait to be confirmed. */
export const disputedOrder = adminOrders.find(({ productName, status }) => {
  return productName === 'Wheel bearing' && status === 'pending';
});

/** Overrides for one story or test; put them ahead of `adminOrdersHandlers`. */
export const adminOrdersScenarios = {
  loading: neverAnswered(calls.listAllOrders),
  empty: listing([]),
  failed: mock(calls.listAllOrders, () => refuse(500, broken)),
  oneRow: listing(adminOrders.slice(0, 1)),
  manyRows: adminOrdersHandlersOf(manyAdminOrders(90)),
  longContent: adminOrdersHandlersOf(longContent),
  rightToLeft: adminOrdersHandlersOf(rightToLeft),
  confirming: neverAnswered(calls.confirmOrder),
  /** Someone else confirmed it first. */
  notAccepted: mock(calls.confirmOrder, () =>
    HttpResponse.json<ConfirmedOrder>({ matchedCount: 1, modifiedCount: 0 }),
  ),
  /** One order of a bulk action is refused, all others go through. */
  oneNotAccepted: mock(calls.confirmOrder, ({ params }) =>
    params.id === disputedOrder?._id
      ? HttpResponse.json<ConfirmedOrder>({ matchedCount: 1, modifiedCount: 0 })
      : undefined,
  ),
  deleting: neverAnswered(calls.deleteOrder),
  refundRefused: mock(calls.deleteOrder, () =>
    refuse(503, {
      message: 'The card provider refused the refund. Nothing has changed.',
      code: 'UNAVAILABLE',
      deletedCount: 0,
    }),
  ),
};

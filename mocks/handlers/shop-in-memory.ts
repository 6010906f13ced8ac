import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import * as calls from '#contract/calls.ts';
import { PlaceOrder, type Order, type PlacedOrder } from '#contract/orders.ts';
import { ChangedPart, NewPart, type AddedPart, type Part } from '#contract/parts.ts';
import { PaymentUpdate } from '#contract/payments.ts';
import { NewReview, placeholderPhoto, type AddedReview, type Review } from '#contract/reviews.ts';
import type { ListedUser } from '#contract/users.ts';
import { adminOrders } from '../fixtures/admin-orders.ts';
import { listedUsers } from '../fixtures/admin.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { parts as catalogue } from '../fixtures/parts.ts';
import { reviews as earlierReviews } from '../fixtures/reviews.ts';
import { demoAccounts } from '../fixtures/users.ts';
import { adminOrdersHandlersOf } from './admin-orders.ts';
import { adminPartsHandlersOf } from './admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { mock } from './mock.ts';
import { orderStatsHandlersOf } from './order-stats.ts';
import { ordersHandlersOf, wantedPart } from './orders.ts';
import { partsHandlersOf } from './parts.ts';
import { paymentsHandlersOf } from './payments.ts';
import { reviewsHandlersOf } from './reviews.ts';
import { usersHandlersOf } from './users.ts';

const opening = Date.parse('2026-11-18T10:00:00.000Z');
const minute = 60_000;
const reservedFor = 60 * minute;

function change<Row>(rows: Row[], isIt: (row: Row) => boolean, changes: Partial<Row>): void {
  const index = rows.findIndex(isIt);
  const row = rows[index];
  if (row !== undefined) rows[index] = { ...row, ...changes };
}

/**
 * Every call of a shop of its own, which remembers its orders, stock, parts, reviews and admins. Whether a call is
 * accepted the other handlers decide, over these rows; here stands what an accepted one leaves behind.
 */
export function shopInMemory({ isAdmin }: { isAdmin: boolean }): RequestHandler[] {
  const parts: Part[] = [...catalogue];
  const orders: Order[] = [...adminOrders];
  const reviews: Review[] = [...earlierReviews];
  const people: ListedUser[] = [...listedUsers];

  const rules = [
    // An admin may delete what its customer may not.
    ...(isAdmin ? adminOrdersHandlersOf(orders) : []),
    ...partsHandlersOf(parts),
    ...adminPartsHandlersOf(parts),
    ...imagesHandlers,
    ...reviewsHandlersOf(reviews),
    ...usersHandlersOf(people),
    ...ordersHandlersOf(orders, parts),
    ...paymentsHandlersOf(orders),
    ...orderStatsHandlersOf(orders, parts),
  ];

  let time = opening;
  /** A minute later each time, on the day that the fixtures take for today. */
  const now = () => new Date((time += minute));

  let lastNumber = 1000;
  const newId = (kind: 'part' | 'order' | 'review') => fixtureId(kind, (lastNumber += 1));

  const put = (part: Part, count: number) => {
    change(parts, ({ _id }) => _id === part._id, { quantity: part.quantity + count });
  };

  /** What the rules answer, with `keep` run once they have accepted the call. */
  async function accepted(
    request: Request,
    keep: (body: unknown, response: Response) => Promise<Response> | Response,
  ): Promise<Response> {
    const response = await getResponse(rules, request.clone());
    if (!response) throw new Error(`No rule for ${request.method} ${request.url}`);
    const text = await request.text();
    return response.ok ? keep(text === '' ? undefined : JSON.parse(text), response) : response;
  }

  const changing =
    (address: string, changes: Partial<ListedUser>) => (_body: unknown, response: Response) => {
      change(people, ({ email }) => email === address.toLowerCase(), changes);
      return response;
    };

  function place(body: unknown): PlacedOrder {
    const wanted = PlaceOrder.parse(body);
    const part = wantedPart(parts, wanted);
    if (!part) throw new Error('Ordered what there is not');
    const placedAt = now();
    const _id = newId('order');
    orders.unshift({
      ...wanted,
      _id,
      partId: part._id,
      productName: part.name,
      unitPrice: part.price,
      image: part.image,
      paid: false,
      transactionId: null,
      status: 'unpaid',
      createdAt: placedAt.toISOString(),
      paidAt: null,
      shippedAt: null,
      reservedUntil: new Date(placedAt.getTime() + reservedFor).toISOString(),
    });
    put(part, -wanted.productQuantity);
    return { acknowledged: true, insertedId: _id, _id, totalPrice: wanted.totalPrice };
  }

  function cancel(id: string): void {
    const index = orders.findIndex(({ _id }) => _id === id);
    const [order] = orders.splice(index, 1);
    const part = parts.find(({ _id }) => _id === order?.partId);
    if (order && part) put(part, order.productQuantity);
  }

  return [
    mock(calls.placeOrder, ({ request }) =>
      accepted(request, (body) => HttpResponse.json<PlacedOrder>(place(body))),
    ),

    mock(calls.deleteOrder, ({ request, params }) =>
      accepted(request, (_body, response) => {
        cancel(params.id);
        return response;
      }),
    ),

    mock(calls.updatePayment, ({ request, params }) =>
      accepted(request, (body, response) => {
        const { transactionId } = PaymentUpdate.parse(body);
        change(orders, ({ _id, paid }) => _id === params.id && !paid, {
          paid: true,
          status: 'pending',
          transactionId,
          paidAt: now().toISOString(),
          reservedUntil: null,
        });
        return response;
      }),
    ),

    mock(calls.confirmOrder, ({ request, params }) =>
      accepted(request, (_body, response) => {
        change(orders, ({ _id, status }) => _id === params.id && status === 'pending', {
          status: 'shipped',
          shippedAt: now().toISOString(),
        });
        return response;
      }),
    ),

    mock(calls.addPart, ({ request }) =>
      accepted(request, (body) => {
        const insertedId = newId('part');
        parts.push({ ...NewPart.parse(body), _id: insertedId, version: 1 });
        return HttpResponse.json<AddedPart>({ acknowledged: true, insertedId });
      }),
    ),

    mock(calls.changePart, ({ request, params }) =>
      accepted(request, async (_body, response) => {
        const { part } = ChangedPart.parse(await response.clone().json());
        change(parts, ({ _id }) => _id === params.id, part);
        return response;
      }),
    ),

    mock(calls.deletePart, ({ request, params }) =>
      accepted(request, (_body, response) => {
        parts.splice(
          parts.findIndex(({ _id }) => _id === params.id),
          1,
        );
        return response;
      }),
    ),

    mock(calls.addReview, ({ request }) =>
      accepted(request, (body) => {
        const { rating, description, photoURL } = NewReview.parse(body);
        const insertedId = newId('review');
        const { name } = demoAccounts.customer.user;
        reviews.unshift({
          _id: insertedId,
          name,
          rating,
          description,
          photoURL: photoURL || placeholderPhoto,
        });
        return HttpResponse.json<AddedReview>({ acknowledged: true, insertedId });
      }),
    ),

    mock(calls.makeAdmin, ({ request, params }) =>
      accepted(request, changing(params.email, { role: 'admin' })),
    ),
    mock(calls.removeAdmin, ({ request, params }) =>
      accepted(request, changing(params.email, { role: null })),
    ),
    mock(calls.blockUser, ({ request, params }) =>
      accepted(request, changing(params.email, { blocked: true })),
    ),
    mock(calls.unblockUser, ({ request, params }) =>
      accepted(request, changing(params.email, { blocked: false })),
    ),

    ...rules,
  ];
}

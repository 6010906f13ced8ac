import type { Asker } from '#contract/access.ts';
import type { calls } from '#contract/calls.ts';
import { orderBody, type Person, type Shop, type StockedPart } from '#tests/shop/open-shop.ts';

/** A request that succeeds, unless for who makes it. */
export interface ValidRequest {
  path: string;
  body?: object;
  token?: string;
}

export interface People {
  /** Whose things `own` asks for. */
  customer: Person;
  other: Person;
  admin: Person;
  part: StockedPart;
}

type Build = (as: Asker) => ValidRequest | Promise<ValidRequest>;

export async function gatherPeople(shop: Shop): Promise<People> {
  return {
    customer: await shop.addCustomer(),
    other: await shop.addCustomer(),
    admin: await shop.addAdmin(),
    part: await shop.addPart({ quantity: 1_000_000 }),
  };
}

/** For every call a request of its own that would succeed for the right person, with fresh rows where it changes any. */
export function validRequests(
  shop: Shop,
  { customer, other, admin, part }: People,
): Record<keyof typeof calls, Build> {
  const tokenOf = (as: Asker) =>
    ({ visitor: undefined, own: customer.token, other: other.token, admin: admin.token })[as];
  const by = (as: Asker, request: ValidRequest): ValidRequest => ({ token: tokenOf(as), ...request });
  const get =
    (path: string): Build =>
    (as) =>
      by(as, { path });
  const order = () => shop.order(customer, part);

  return {
    listParts: get('/parts?limit=5&search=part&sort=-price'),
    findPart: get(`/parts/${part.id}`),
    listReviews: get('/review?limit=4'),
    saveUser: (as) => by(as, { path: `/user/${customer.email}`, body: { name: 'Mara', city: 'Lysekil' } }),
    listUsers: get('/user?role=customer&limit=5'),
    findUser: get(`/user/${customer.email}`),
    isAdmin: get(`/admin/${customer.email}`),
    listOwnOrders: get(`/orders/${customer.email}?status=unpaid&limit=5`),
    listAllOrders: get('/get-orders?limit=5&sort=totalPrice'),
    orderStats: get('/order-stats'),
    placeOrder: (as) => by(as, { path: '/orders', body: orderBody(as === 'admin' ? admin : customer, part) }),
    findOrder: async (as) => by(as, { path: `/payment/${await order()}` }),
    deleteOrder: async (as) => by(as, { path: `/orders/${await order()}` }),
    confirmOrder: async (as) => {
      const id = await order();
      await shop.report(customer, id, await shop.payAtProvider(customer, id));
      return by(as, { path: `/confirm-order/${id}` });
    },
    createPayment: async (as) => by(as, { path: '/create-payment', body: { orderId: await order() } }),
    updatePayment: async (as) => {
      const id = await order();
      const transactionId = await shop.payAtProvider(customer, id);
      return by(as, { path: `/payment-update/${id}`, body: { productPay: id, transactionId } });
    },
  };
}

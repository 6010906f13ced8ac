import type { CallerKind } from '#contract/access.ts';
import type * as calls from '#contract/calls.ts';
import { orderBody, type Person, type Shop, type StockedPart } from '#tests/shop/open-shop.ts';

/** A request that succeeds, unless for who makes it. */
export interface ValidRequest {
  path: string;
  body?: object | FormData;
  token?: string;
}

export interface People {
  /** Whose things `own` asks for. */
  customer: Person;
  other: Person;
  admin: Person;
  part: StockedPart;
}

/** Of a host that the shop of these tests takes pictures from. */
export const imageHosts = ['images.norholt.test'];
const pictureUrl = `https://${imageHosts[0]}/flywheel.webp`;

/** The smallest PNG there is: one grey pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

function pictureForm(): FormData {
  const form = new FormData();
  form.set('image', new Blob([onePixel], { type: 'image/png' }), 'flywheel.png');
  return form;
}

type Build = (as: CallerKind) => ValidRequest | Promise<ValidRequest>;

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
  const tokenOf = (as: CallerKind) =>
    ({ visitor: undefined, own: customer.token, other: other.token, admin: admin.token })[as];
  const by = (as: CallerKind, request: ValidRequest): ValidRequest => ({ token: tokenOf(as), ...request });
  const get =
    (path: string): Build =>
    (as) =>
      by(as, { path });
  const order = () => shop.order(customer, part);

  let named = 0;
  const newPart = () => ({
    name: `Flywheel ${(named += 1)}`,
    description: 'Balanced to 5 grams.',
    price: 120,
    minQuantity: 2,
    quantity: 40,
    image: pictureUrl,
  });

  return {
    listParts: get('/parts?limit=5&search=part&sort=-price'),
    exportParts: get('/export-parts?search=part&sort=-price'),
    findPart: get(`/parts/${part.id}`),
    addPart: (as) => by(as, { path: '/post-part', body: newPart() }),
    changePart: async (as) => {
      const { id } = await shop.addPart();
      return by(as, {
        path: `/parts/${id}`,
        body: { version: 1, name: newPart().name, quantity: 90, quantitySeen: 100, image: pictureUrl },
      });
    },
    deletePart: async (as) => by(as, { path: `/delete-part/${(await shop.addPart()).id}` }),
    restorePart: async (as) => {
      const { id } = await shop.addPart();
      await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
      return by(as, { path: `/restore-part/${id}` });
    },
    storeImage: (as) => by(as, { path: '/images', body: pictureForm() }),
    addReview: (as) =>
      by(as, {
        path: '/review',
        body: {
          rating: 4,
          description: 'True to size, and on time.',
          name: 'Mara Lindqvist',
          email: (as === 'other' ? customer : as === 'admin' ? admin : customer).email,
          photoURL: '',
        },
      }),
    makeAdmin: async (as) => by(as, { path: `/admin/${(await shop.addCustomer()).email}` }),
    removeAdmin: async (as) => by(as, { path: `/admin/${(await shop.addAdmin()).email}` }),
    // Each with a session of its own, which the call ends.
    endSession: async (as) => ({
      path: '/session',
      ...(as === 'visitor'
        ? {}
        : { token: (await (as === 'admin' ? shop.addAdmin() : shop.addCustomer())).token }),
    }),
    signOutUser: async (as) => by(as, { path: `/sessions/${(await shop.addCustomer()).email}` }),
    blockUser: async (as) => by(as, { path: `/blocked/${(await shop.addCustomer()).email}` }),
    unblockUser: async (as) => by(as, { path: `/blocked/${(await shop.addCustomer()).email}` }),
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

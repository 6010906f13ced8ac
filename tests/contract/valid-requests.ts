import type { CallerKind } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import {
  openShop,
  orderBody,
  type Person,
  type Shop,
  type ShopOptions,
  type StockedPart,
} from '#tests/shop/open-shop.ts';

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];

export const callerKinds = ['visitor', 'own', 'other', 'admin'] as const satisfies readonly CallerKind[];

const forEveryone = [200, 200, 200, 200] as const;
const forAdmins = [401, 403, 403, 200] as const;
const forOneself = [401, 200, 403, 403] as const;
const forOneselfAndAdmins = [401, 200, 403, 200] as const;

/**
 * The statuses of rule B1 for `callerKinds`, written by hand, so that a wrong access policy in `contract/calls.ts` is
 * noticed. Tests of sign-in with a Firebase token are in server/auth.
 */
export const authorisationMatrix: Record<CallName, readonly [number, number, number, number]> = {
  listParts: forEveryone,
  findPart: forEveryone,
  exportParts: forAdmins,
  addPart: forAdmins,
  changePart: forAdmins,
  deletePart: forAdmins,
  restorePart: forAdmins,
  storeImage: forAdmins,
  listReviews: forEveryone,
  // Admins do not review. Others: a foreign e-mail address in the body.
  addReview: forOneself,
  saveUser: forOneself,
  endSession: [401, 200, 200, 200],
  findUser: forOneselfAndAdmins,
  listUsers: forAdmins,
  isAdmin: forOneselfAndAdmins,
  makeAdmin: forAdmins,
  removeAdmin: forAdmins,
  signOutUser: forAdmins,
  blockUser: forAdmins,
  unblockUser: forAdmins,
  listOwnOrders: forOneselfAndAdmins,
  listAllOrders: forAdmins,
  orderStats: forAdmins,
  // Admins do not order. Others: a foreign e-mail address in the body.
  placeOrder: forOneself,
  findOrder: [401, 200, 404, 200],
  deleteOrder: [401, 200, 404, 200],
  confirmOrder: forAdmins,
  // Only the order's owner, also if they have become an admin.
  createPayment: [401, 200, 404, 404],
  updatePayment: [401, 200, 404, 404],
};

/** A request that succeeds for the right caller. */
export interface ValidRequest {
  path: string;
  body?: object | FormData;
  token?: string | undefined;
}

interface People {
  /** The owner of the requested data. */
  customer: Person;
  other: Person;
  admin: Person;
  part: StockedPart;
}

const imageHosts = ['images.norholt.test'];
const imageUrl = `https://${imageHosts[0]}/flywheel.webp`;

/** The smallest PNG: one grey pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The form of POST /images. */
export function imageForm(content: BlobPart = onePixel, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('image', new Blob([content], { type }), 'flywheel.png');
  return form;
}

type Build = (as: CallerKind) => Promise<ValidRequest>;

/** Opens a shop with users, a part and a valid request for each call. */
export async function openShopWithRequests(options: ShopOptions = {}) {
  const shop = await openShop({ ...options, config: { imageHosts, ...options.config } });
  const people = {
    customer: await shop.addCustomer(),
    other: await shop.addCustomer(),
    admin: await shop.addAdmin(),
    part: await shop.addPart({ quantity: 1_000_000 }),
  };
  return { shop, people, requests: validRequests(shop, people) };
}

/** A valid request for each call, with new rows if it changes any. */
function validRequests(shop: Shop, { customer, other, admin, part }: People): Record<CallName, Build> {
  const tokens = { visitor: undefined, own: customer.token, other: other.token, admin: admin.token };
  type Content = Omit<ValidRequest, 'token'>;
  const by =
    (content: (as: CallerKind) => Content | Promise<Content>): Build =>
    async (as) => ({ token: tokens[as], ...(await content(as)) });
  const get = (path: string) => by(() => ({ path }));
  const of = (path: string, addUser: () => Promise<Person> = () => shop.addCustomer()) =>
    by(async () => ({ path: `${path}/${(await addUser()).email}` }));
  const order = () => shop.order(customer, part);

  let named = 0;
  const newPart = () => ({
    ...{ name: `Flywheel ${(named += 1)}`, description: 'Balanced to 5 grams.', image: imageUrl },
    ...{ price: 120, minQuantity: 2, quantity: 40 },
  });

  return {
    listParts: get('/parts?limit=5&search=part&sort=-price'),
    exportParts: get('/export-parts?search=part&sort=-price'),
    findPart: get(`/parts/${part.id}`),
    addPart: by(() => ({ path: '/post-part', body: newPart() })),
    changePart: by(async () => ({
      path: `/parts/${(await shop.addPart()).id}`,
      body: { version: 1, name: newPart().name, quantity: 90, quantitySeen: 100, image: imageUrl },
    })),
    deletePart: by(async () => ({ path: `/delete-part/${(await shop.addPart()).id}` })),
    restorePart: by(async () => {
      const { id } = await shop.addPart();
      await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
      return { path: `/restore-part/${id}` };
    }),
    storeImage: by(() => ({ path: '/images', body: imageForm() })),
    addReview: by((as) => ({
      path: '/review',
      body: {
        ...{ rating: 4, description: 'True to size, and on time.', name: 'Mara Lindqvist', photoURL: '' },
        email: (as === 'admin' ? admin : customer).email,
      },
    })),
    makeAdmin: of('/admin'),
    removeAdmin: of('/admin', shop.addAdmin),
    // With a new session, which the call ends.
    endSession: async (as) => ({
      path: '/session',
      ...(as !== 'visitor' && {
        token: (await (as === 'admin' ? shop.addAdmin() : shop.addCustomer())).token,
      }),
    }),
    signOutUser: of('/sessions'),
    blockUser: of('/blocked'),
    unblockUser: of('/blocked'),
    listReviews: get('/review?limit=4'),
    saveUser: by(() => ({ path: `/user/${customer.email}`, body: { name: 'Mara', city: 'Lysekil' } })),
    listUsers: get('/user?role=customer&limit=5'),
    findUser: get(`/user/${customer.email}`),
    isAdmin: get(`/admin/${customer.email}`),
    listOwnOrders: get(`/orders/${customer.email}?status=unpaid&limit=5`),
    listAllOrders: get('/get-orders?limit=5&sort=totalPrice'),
    orderStats: get('/order-stats'),
    placeOrder: by((as) => ({ path: '/orders', body: orderBody(as === 'admin' ? admin : customer, part) })),
    findOrder: by(async () => ({ path: `/payment/${await order()}` })),
    deleteOrder: by(async () => ({ path: `/orders/${await order()}` })),
    confirmOrder: by(async () => ({ path: `/confirm-order/${(await shop.paidOrder(customer, part)).id}` })),
    createPayment: by(async () => ({ path: '/create-payment', body: { orderId: await order() } })),
    updatePayment: by(async () => {
      const id = await order();
      const transactionId = await shop.payAtProvider(customer, id);
      return { path: `/payment-update/${id}`, body: { productPay: id, transactionId } };
    }),
  };
}

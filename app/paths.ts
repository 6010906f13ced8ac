import { addressOf } from '#contract/catalogue/number-key.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Order } from '#contract/orders/orders.ts';
import { pageAt, pages, type PageName } from '#contract/pages.ts';

const to = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

// `pages` has an entry for each name.
const pagePaths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Record<
  PageName,
  string
>;

export const paths = {
  ...pagePaths,
  contact: '/#contact',
  homeParts: '/#parts',
  business: '/#business',
  team: '/#team',
  category: { pattern: pages.category.path, to: (slug: string) => to(pages.category.path, slug) },
  part: { pattern: pages.part.path, to: (address: string) => to(pages.part.path, address) },
  purchase: { pattern: pages.purchase.path, to: (partId: string) => to(pages.purchase.path, partId) },
  invoice: { pattern: pages.invoice.path, to: (orderId: string) => to(pages.invoice.path, orderId) },
  adminImport: { pattern: pages.adminImport.path, to: (id: string) => to(pages.adminImport.path, id) },
  paymentTogether: {
    pattern: pages.paymentTogether.path,
    to: (checkoutId: string) => to(pages.paymentTogether.path, checkoutId),
  },
  payment: { pattern: pages.payment.path, to: (orderId: string) => to(pages.payment.path, orderId) },
} as const;

export const partHref = (part: Pick<Part, 'address' | 'number'>) => paths.part.to(addressOf(part));

/** The invoices of all orders that were placed with it, as one document. */
export const invoicesTogetherHref = ({ _id }: Pick<Order, '_id'>) => `${paths.invoice.to(_id)}?together=yes`;

export const invoiceHref = ({ _id }: Pick<Order, '_id'>) => paths.invoice.to(_id);

/** The orders of a customer, for admins. */
export const customerOrdersHref = (email: string) =>
  `${paths.adminOrders}?${new URLSearchParams({ customer: email })}`;

/** An order, for admins. */
export const adminOrderHref = ({ _id }: { _id: string }) =>
  `${paths.adminOrders}?${new URLSearchParams({ search: _id })}`;

/** The parts that fit a vehicle. */
export const fittingHref = ({ slug }: { slug: string }) => `${paths.parts}?vehicle=${slug}`;

/** The parts that a text finds, or those of them that fit a vehicle. */
export const searchHref = (search: string, vehicle?: string) =>
  `${paths.parts}?${new URLSearchParams({ search, ...(vehicle !== undefined && { vehicle }) })}`;

/** Where a vehicle that words do not name completely is chosen. */
export const vehicleWordsHref = (words: string) => `${paths.vehicle}?${new URLSearchParams({ words })}`;

/** Where the year of a vehicle is chosen. */
export const chooseYearHref = ({ make, name }: { make: string; name: string }) =>
  vehicleWordsHref(`${make} ${name}`);

/** The page at a URL, which may contain a query and a hash. */
export const pageOf = (address: string) => pageAt(address.split(/[?#]/)[0] ?? '');

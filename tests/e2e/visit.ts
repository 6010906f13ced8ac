import type { Page } from '#contract/pages.ts';
import type { Session } from './accounts.ts';
import { newCustomer, placeOrder, placePaidOrder, placeTogether } from './customers.ts';
import { adminSession, callAsAdmin } from './parts.ts';

async function customerWithOrder() {
  const customer = await newCustomer();
  return { customer, order: await placeOrder(customer), paid: await placePaidOrder(customer) };
}

let shared: ReturnType<typeof customerWithOrder> | undefined;

/** A session that may see the page, and the URL. */
export async function visit({ path, audience, layout }: Page): Promise<{ url: string; session?: Session }> {
  if (audience === 'visitor' || (audience === 'everyone' && layout === 'bare')) return { url: path };
  const { customer, order, paid } = await (shared ??= customerWithOrder());
  const session = audience === 'admin' ? await adminSession() : customer;
  const file = path.includes(':importId')
    ? await callAsAdmin<{ _id: string }>('POST', '/imports', { name: 'parts.csv', bytes: 120 })
    : undefined;
  const url = path
    .replace(':category', 'brake-discs')
    .replace(':number', 'NH-10042')
    .replace(':importId', file?._id ?? '')
    .replace(':partId', order.part._id)
    .replace(':checkoutId', path.includes(':checkoutId') ? await placeTogether(customer) : '')
    .replace(':orderId', path.includes('invoice') ? paid._id : order._id)
    .replace(/print$/, `print?orders=${paid.number}`)
    .replace('*', '/no/such/page');
  return { url, session };
}

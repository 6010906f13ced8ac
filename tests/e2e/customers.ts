import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { parts as fixtures } from '#mocks/fixtures/parts.ts';
import { ask, asOwner, keepSignedIn, logInAtProvider } from './accounts.ts';
import { stack } from './stack.ts';

export { ask };

/** A customer of a test's own, whose name nobody else has. */
export interface Customer {
  name: string;
  email: string;
  token: string;
  photoURL?: string;
}

export const passwordOfCustomers = 'left-hand-thread';

interface CustomerInput {
  name?: string;
  /** Whether the address is proven, which it is unless told otherwise. */
  isVerified?: boolean;
  photoURL?: string;
}

/** Signs somebody new up. */
export async function newCustomer(input: CustomerInput = {}): Promise<Customer> {
  const mark = randomUUID().slice(0, 8);
  const { name = `Ruta ${mark}`, isVerified = true, photoURL } = input;
  const account = { email: `ruta.${mark}@example.test`, password: passwordOfCustomers };
  const { localId } = await asOwner<{ localId: string }>('signUp', { ...account, displayName: name });
  if (photoURL !== undefined) await asOwner('update', { localId, photoUrl: photoURL });
  if (isVerified) await asOwner('update', { localId, emailVerified: true });
  const { accessToken } = await logInAtProvider(account, name);
  return { name, email: account.email, token: accessToken, ...(photoURL !== undefined && { photoURL }) };
}

/** Signs `customer` in on `page`. */
export async function enterAs(page: Page, { email }: Customer): Promise<void> {
  await keepSignedIn(page, await logInAtProvider({ email, password: passwordOfCustomers }));
}

interface PlentifulPart {
  _id: string;
  name: string;
  price: number;
  quantity: number;
  minQuantity: number;
}

export interface PlacedOrder {
  _id: string;
  part: PlentifulPart;
  totalPrice: number;
}

/** Orders the smallest quantity of the demo part with the most stock. Parts that other tests add may disappear. */
export async function orderOf(customer: Customer): Promise<PlacedOrder> {
  const parts = await ask<PlentifulPart[]>(customer.token, 'GET', '/parts');
  const demoParts = parts.filter(({ name }) => fixtures.some((fixture) => fixture.name === name));
  const [part] = demoParts.toSorted((a, b) => b.quantity / b.minQuantity - a.quantity / a.minQuantity);
  if (!part) throw new Error('The shop has no parts');
  const totalPrice = Math.round(part.price * part.minQuantity * 100) / 100;
  const { _id } = await ask<{ _id: string }>(customer.token, 'POST', '/orders', {
    name: customer.name,
    email: customer.email,
    phone: '',
    address: 'Kajgatan 9, 451 42 Uddevalla',
    productName: part.name,
    partId: part._id,
    productQuantity: part.minQuantity,
    totalPrice,
  });
  return { _id, part, totalPrice };
}

/** Orders and pays with a good card. */
export async function paidOrderOf(customer: Customer): Promise<PlacedOrder & { transactionId: string }> {
  const order = await orderOf(customer);
  const { clientSecret } = await ask<{ clientSecret: string }>(customer.token, 'POST', '/create-payment', {
    orderId: order._id,
  });
  const transactionId = clientSecret.replace(/_secret_.*$/, '');
  const confirmed = await fetch(`${stack.stripeUrl}/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  expect(confirmed.ok).toBe(true);
  await ask(customer.token, 'PATCH', `/payment-update/${order._id}`, {
    productPay: order._id,
    transactionId,
  });
  return { ...order, transactionId };
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { parts as fixtures } from '#mocks/fixtures/parts.ts';
import { cardFields } from '#mocks/stripe/card-fields.ts';
import {
  callApi,
  callAsOwner,
  logInByApi,
  storeSession,
  type Credentials,
  type Session,
} from './accounts.ts';
import { stack } from './stack.ts';

export const address = 'Kajgatan 9, 451 42 Uddevalla';

/** A customer of one test, with a name that nobody else has. */
export interface Customer extends Session, Credentials {
  name: string;
}

interface CustomerInput {
  name?: string;
  isVerified?: boolean;
  photoURL?: string;
}

export async function newCustomer(input: CustomerInput = {}): Promise<Customer> {
  const suffix = randomUUID().slice(0, 8);
  const { name = `Ruta ${suffix}`, isVerified = true, photoURL: photoUrl } = input;
  const account = { email: `ruta.${suffix}@example.test`, password: 'left-hand-thread' };
  const { localId } = await callAsOwner<{ localId: string }>('signUp', { ...account, displayName: name });
  await callAsOwner('update', { localId, emailVerified: isVerified, photoUrl });
  return { name, ...account, ...(await logInByApi(account, name)) };
}

export async function openAs(page: Page, session: Session, path: string): Promise<void> {
  await storeSession(page, session);
  await page.goto(path);
}

export async function openAsNewCustomer(page: Page, path: string): Promise<Customer> {
  const customer = await newCustomer();
  await openAs(page, customer, path);
  return customer;
}

interface Part {
  _id: string;
  name: string;
  price: number;
  quantity: number;
  minQuantity: number;
}

export interface PlacedOrder {
  _id: string;
  part: Part;
  totalPrice: number;
}

/** The demo part with the most stock. Parts that other tests add may disappear. */
async function plentifulPart(token: string): Promise<Part> {
  const parts = await callApi<Part[]>(token, 'GET', '/parts');
  const demoParts = parts.filter((part) => fixtures.some((fixture) => fixture.name === part.name));
  const [part] = demoParts.toSorted((a, b) => b.quantity / b.minQuantity - a.quantity / a.minQuantity);
  if (!part) throw new Error('The shop has no parts');
  return part;
}

/** Orders the smallest quantity. */
export async function placeOrder({ accessToken, name, email }: Customer, of?: Part): Promise<PlacedOrder> {
  const part = of ?? (await plentifulPart(accessToken));
  const totalPrice = Math.round(part.price * part.minQuantity * 100) / 100;
  const { _id } = await callApi<{ _id: string }>(accessToken, 'POST', '/orders', {
    name,
    email,
    phone: '',
    address,
    productName: part.name,
    partId: part._id,
    productQuantity: part.minQuantity,
    totalPrice,
  });
  return { _id, part, totalPrice };
}

/** Opens the payment page of a new order of a new customer. */
export async function openPayment(page: Page) {
  const customer = await newCustomer();
  const order = await placeOrder(customer);
  await openAs(page, customer, `/payment/${order._id}`);
  return { customer, ...order };
}

const intentOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '');

/** Creates the PaymentIntent of an order, as the payment page does. */
export async function createPayment({ accessToken }: Session, orderId: string) {
  const { clientSecret } = await callApi<{ clientSecret: string }>(accessToken, 'POST', '/create-payment', {
    orderId,
  });
  return { clientSecret, transactionId: intentOf(clientSecret) };
}

/** Charges a good card, as the payment page does in Stripe's script. */
export async function charge(clientSecret: string): Promise<void> {
  const confirmed = await fetch(`${stack.stripeUrl}/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, ...cardFields() }),
  });
  expect(await confirmed.json()).toMatchObject({ status: 'succeeded' });
}

export async function payOrder(customer: Session, orderId: string): Promise<string> {
  const { clientSecret, transactionId } = await createPayment(customer, orderId);
  await charge(clientSecret);
  await callApi(customer.accessToken, 'PATCH', `/payment-update/${orderId}`, {
    productPay: orderId,
    transactionId,
  });
  return transactionId;
}

export async function placePaidOrder(customer: Customer): Promise<PlacedOrder & { transactionId: string }> {
  const order = await placeOrder(customer);
  return { ...order, transactionId: await payOrder(customer, order._id) };
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { lineTotal } from '#contract/money.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { cardFields } from '#mocks/stripe/card-fields.ts';
import {
  callApi,
  callProvider,
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

export async function newCustomer(): Promise<Customer> {
  const suffix = randomUUID().slice(0, 8);
  const name = `Ruta ${suffix}`;
  const account = { email: `ruta.${suffix}@example.test`, password: 'left-hand-thread' };
  const named = { ...account, displayName: name };
  const { localId } = await callProvider<{ localId: string }>('signUp', named, 'owner');
  await callProvider('update', { localId, emailVerified: true }, 'owner');
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

export interface PlacedOrder {
  _id: string;
  number: string;
  part: Part;
  totalPrice: number;
}

/** Orders the smallest quantity of the part with the most stock. */
export async function placeOrder(customer: Customer): Promise<PlacedOrder> {
  const [part] = await callApi<[Part]>(customer.accessToken, 'GET', '/parts?sort=-quantity&limit=1');
  return orderPart(customer, part);
}

export async function orderPart(
  { accessToken, name, email }: Customer,
  part: Part,
  productQuantity = part.minQuantity,
): Promise<PlacedOrder> {
  const totalPrice = lineTotal(part.price, productQuantity);
  const { _id, number } = await callApi<Pick<PlacedOrder, '_id' | 'number'>>(accessToken, 'POST', '/orders', {
    name,
    email,
    phone: '',
    address,
    productName: part.name,
    partId: part._id,
    productQuantity,
    totalPrice,
  });
  return { _id, number, part, totalPrice };
}

/** Orders the smallest quantity of two parts together. Returns the id of the checkout. */
export async function placeTogether({ accessToken, name, email }: Customer): Promise<string> {
  const parts = await callApi<Part[]>(accessToken, 'GET', '/parts?sort=-quantity&limit=2');
  const lines = parts.map(({ _id: partId, price, minQuantity: quantity }) => ({ partId, price, quantity }));
  const totalPrice = lines.reduce((sum, { price, quantity }) => sum + lineTotal(price, quantity), 0);
  const body = { name, email, phone: '', address, lines, totalPrice: Number(totalPrice.toFixed(2)) };
  return (await callApi<{ _id: string }>(accessToken, 'POST', '/checkouts', body))._id;
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

export async function payOrder(customer: Session, orderId: string): Promise<void> {
  const { clientSecret, transactionId } = await createPayment(customer, orderId);
  await charge(clientSecret);
  await callApi(customer.accessToken, 'PATCH', `/payment-update/${orderId}`, {
    productPay: orderId,
    transactionId,
  });
}

export async function placePaidOrder(customer: Customer): Promise<PlacedOrder> {
  const order = await placeOrder(customer);
  await payOrder(customer, order._id);
  return order;
}

import { getResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { demoAccounts } from '../fixtures/users.ts';
import { shopInMemory } from './shop.ts';

const { email, name } = demoAccounts.customer.user;
const disc = fixtureId('part', 1);

let shop = shopInMemory({ isAdmin: false });
beforeEach(() => {
  shop = shopInMemory({ isAdmin: false });
});

type Call = keyof typeof calls;

async function send(call: Call, path: string, body?: object): Promise<Response> {
  const { method } = calls[call];
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const response = await getResponse(shop, new Request(`http://localhost/api${path}`, init));
  if (!response) throw new Error(`Nothing answers ${method} ${path}`);
  return response;
}

/** The response of a successful call, parsed by the contract. */
async function ask<Name extends Call>(
  call: Name,
  path: string,
  body?: object,
): Promise<z.infer<(typeof calls)[Name]['response']>>;
async function ask(call: Call, path: string, body?: object): Promise<unknown> {
  const response = await send(call, path, body);
  expect(response.status).toBe(200);
  return calls[call].response.parse(await response.json());
}

const codeOf = async (response: Promise<Response>) => Problem.parse(await (await response).json()).code;

const stockOf = async (id: string) => (await ask('findPart', `/parts/${id}`)).quantity;

const order = {
  name,
  email,
  address: 'Kajgatan 9',
  productName: 'Ventilated brake disc',
  partId: disc,
  productQuantity: 20,
  totalPrice: 1280,
};

const place = async () => (await ask('placeOrder', '/orders', order))._id;
const pay = (id: string) => ask('updatePayment', `/payment-update/${id}`, { transactionId: 'pi_1' });
const newest = async () => (await ask('listOwnOrders', `/orders/${email}`))[0];

test('ships a paid order once, and rejects another payment and a cancellation', async () => {
  const id = await place();
  await pay(id);
  expect(await newest()).toMatchObject({ status: 'pending', transactionId: 'pi_1', reservedUntil: null });
  expect(await codeOf(send('createPayment', '/create-payment', { orderId: id }))).toBe('ALREADY_PAID');
  expect(await codeOf(send('deleteOrder', `/orders/${id}`))).toBe('ORDER_NOT_DELETABLE');

  expect(await ask('confirmOrder', `/confirm-order/${id}`)).toMatchObject({ modifiedCount: 1 });
  expect(await ask('confirmOrder', `/confirm-order/${id}`)).toMatchObject({ modifiedCount: 0 });
  expect(await newest()).toMatchObject({ status: 'shipped' });
});

test('lets an admin delete a paid order', async () => {
  shop = shopInMemory({ isAdmin: true });
  const before = await stockOf(disc);
  const id = await place();
  await pay(id);

  await ask('deleteOrder', `/orders/${id}`);
  expect(await stockOf(disc)).toBe(before);
});

test('keeps nothing of a rejected order', async () => {
  const before = await newest();
  const response = send('placeOrder', '/orders', { ...order, productQuantity: 481, totalPrice: 30_784 });

  expect(await codeOf(response)).toBe('ABOVE_STOCK');
  expect(await newest()).toEqual(before);
  expect(await stockOf(disc)).toBe(480);
});

test('separates shops', async () => {
  await place();
  shop = shopInMemory({ isAdmin: false });
  expect(await stockOf(disc)).toBe(480);
});

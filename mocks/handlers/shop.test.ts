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

test('lists a placed order first and reserves its stock until it is cancelled', async () => {
  const before = await stockOf(disc);
  const id = await place();

  expect(await newest()).toMatchObject({ _id: id, status: 'unpaid', unitPrice: 64, phone: '' });
  expect(await stockOf(disc)).toBe(before - 20);

  await ask('deleteOrder', `/orders/${id}`);
  expect(await codeOf(send('findOrder', `/payment/${id}`))).toBe('NOT_FOUND');
  expect(await stockOf(disc)).toBe(before);
});

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

test('adds, changes and deletes a part', async () => {
  const part = {
    name: 'Rotor',
    description: 'Light.',
    price: 9,
    minQuantity: 2,
    quantity: 40,
    image: '/r.webp',
  };
  const { insertedId } = await ask('addPart', '/post-part', part);
  expect(await ask('findPart', `/parts/${insertedId}`)).toMatchObject(part);
  expect(await codeOf(send('addPart', '/post-part', part))).toBe('NAME_TAKEN');

  const change = { version: 1, quantity: 7, quantitySeen: 40 };
  await ask('changePart', `/parts/${insertedId}`, change);
  expect(await stockOf(insertedId)).toBe(7);
  expect(await codeOf(send('changePart', `/parts/${insertedId}`, change))).toBe('PART_CHANGED');

  await ask('deletePart', `/delete-part/${insertedId}`);
  expect(await codeOf(send('findPart', `/parts/${insertedId}`))).toBe('NOT_FOUND');
});

test('lists a new review first, and makes a user an admin once', async () => {
  await ask('addReview', '/review', { rating: 4, description: 'All as ordered.' });
  expect((await ask('listReviews', '/review'))[0]).toMatchObject({ name, rating: 4 });

  const tomas = 'tomas.okafor@okaformotors.example';
  expect(await ask('makeAdmin', `/admin/${tomas}`)).toMatchObject({ modifiedCount: 1 });
  expect(await ask('makeAdmin', `/admin/${tomas}`)).toMatchObject({ modifiedCount: 0 });
});

test('separates shops', async () => {
  await place();
  shop = shopInMemory({ isAdmin: false });
  expect(await stockOf(disc)).toBe(480);
});

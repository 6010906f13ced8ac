import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { newPartName, picture } from './catalogue.ts';
import { ask, newCustomer, orderOf, paidOrderOf } from './customers.ts';
import { accessToken, demo, newPerson } from './shop.ts';
import { stack } from './stack.ts';

// proves 3.2, 3.6, 7.17
test('any HTTP client can sign up, order, pay and follow the order', async ({ request }) => {
  const person = newPerson();
  const signUp = await request.post(`${stack.identityUrl}/accounts:signUp?key=demo-key`, {
    data: { email: person.email, password: person.password, returnSecureToken: true },
  });
  expect(signUp.status()).toBe(200);
  const headers = { Authorization: `Bearer ${await accessToken(person)}` };

  const parts = await request.get(`${stack.apiUrl}/parts`);
  const [part] = (await parts.json()) as [{ _id: string; name: string; price: number }];
  const totalPrice = part.price * 12;
  const ordered = await request.post(`${stack.apiUrl}/orders`, {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: {
      name: person.name,
      email: person.email,
      phone: '',
      address: 'Kajgatan 9, 451 42 Uddevalla',
      productName: part.name,
      productQuantity: 12,
      totalPrice,
    },
  });
  const { insertedId } = (await ordered.json()) as { insertedId: string };

  const payment = await request.post(`${stack.apiUrl}/create-payment`, { headers, data: { totalPrice } });
  const { clientSecret } = (await payment.json()) as { clientSecret: string };
  const transactionId = clientSecret.replace(/_secret_.*$/, '');
  const confirmed = await request.post(`${stack.stripeUrl}/v1/payment_intents/${transactionId}/confirm`, {
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(await confirmed.json()).toMatchObject({ status: 'succeeded' });
  const updated = await request.patch(`${stack.apiUrl}/payment-update/${insertedId}`, {
    headers,
    data: { productPay: insertedId, transactionId },
  });
  expect(updated.status()).toBe(200);

  const ownOrders = async () =>
    (await request.get(`${stack.apiUrl}/orders/${person.email}`, { headers })).json();
  expect(await ownOrders()).toMatchObject([
    { _id: insertedId, paid: true, status: 'pending', transactionId },
  ]);

  const admin = { Authorization: `Bearer ${await accessToken(demo.admin)}` };
  await request.patch(`${stack.apiUrl}/confirm-order/${insertedId}`, { headers: admin });
  expect(await ownOrders()).toMatchObject([{ _id: insertedId, paid: true, status: 'shipped' }]);
});

const text: unknown = expect.any(String);

// proves 3.1, 7.6, 7.7, 7.8, 7.9, 7.20
test('a part: its fields, one and all of them, and what adding and deleting it answer', async ({
  request,
}) => {
  const token = await accessToken(demo.admin);
  const stored = await request.post(`${stack.apiUrl}/images`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { image: { name: 'gear.webp', mimeType: 'image/webp', buffer: await readFile(picture) } },
  });
  expect(await stored.json()).toMatchObject({ success: true, data: { url: text } });
  const { data } = (await stored.json()) as { data: { url: string } };

  const shown = {
    name: newPartName(),
    description: 'Hobbed and hardened, bored to H7.',
    minQuantity: 2,
    quantity: 96,
    price: 54.5,
    image: data.url,
  };
  const part = { ...shown, email: demo.admin.email };
  const { insertedId } = await ask<{ insertedId: string }>(token, 'POST', '/post-part', part);
  expect(await ask(token, 'GET', `/parts/${insertedId}`)).toMatchObject({ _id: insertedId, ...shown });
  const all = await ask<{ _id: string }[]>(token, 'GET', '/parts');
  expect(all.find(({ _id }) => _id === insertedId)).toMatchObject(shown);
  expect(await ask(token, 'DELETE', `/delete-part/${insertedId}`)).toMatchObject({ deletedCount: 1 });
});

// proves 3.2, 7.10, 7.11, 7.13, 7.14, 7.15, 7.16
test('an order: its fields, who sees it, and what every step of it answers', async () => {
  const customer = await newCustomer();
  const admin = await accessToken(demo.admin);
  const { _id, part, totalPrice } = await orderOf(customer);
  const order = {
    _id,
    name: customer.name,
    email: customer.email,
    phone: '',
    address: 'Kajgatan 9, 451 42 Uddevalla',
    productName: part.name,
    productQuantity: part.minQuantity,
    totalPrice,
  };
  const placed = { ...order, paid: false, transactionId: null, status: 'unpaid' };
  expect(await ask(customer.token, 'GET', `/payment/${_id}`)).toMatchObject(placed);
  expect(await ask(customer.token, 'GET', `/orders/${customer.email}`)).toMatchObject([placed]);
  expect(await ask(admin, 'GET', `/get-orders?search=${_id}`)).toMatchObject([placed]);
  expect(await ask(admin, 'PATCH', `/confirm-order/${_id}`)).toMatchObject({ modifiedCount: 0 });
  expect(await ask(customer.token, 'POST', '/create-payment', { totalPrice })).toMatchObject({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
  });
  expect(await ask(customer.token, 'DELETE', `/orders/${_id}`)).toMatchObject({ deletedCount: 1 });

  const paid = await paidOrderOf(customer);
  expect(await ask(customer.token, 'GET', `/payment/${paid._id}`)).toMatchObject({
    paid: true,
    transactionId: paid.transactionId,
    status: 'pending',
  });
  expect(await ask(admin, 'PATCH', `/confirm-order/${paid._id}`)).toMatchObject({ modifiedCount: 1 });
});

// proves 3.3, 7.1, 7.2, 7.3, 7.4, 7.5
test('a user: the fields, what saving them answers, and how one becomes an admin', async () => {
  const { name, email, token } = await newCustomer();
  const admin = await accessToken(demo.admin);
  const profile = { name, number: '0522 123', city: 'Uddevalla', linkedin: '', github: 'ruta-holm' };
  const save = () => ask(token, 'PUT', `/user/${email}`, { ...profile, email });
  expect(await save()).toMatchObject({ result: { modifiedCount: 1 } });
  expect(await save()).toMatchObject({ result: { modifiedCount: 0 } });
  expect(await ask(token, 'GET', `/user/${email}`)).toEqual({ ...profile, email, role: null });
  expect(await ask(token, 'GET', `/admin/${email}`)).toEqual({ admin: false });
  expect(await ask(admin, 'GET', '/user')).toContainEqual({
    _id: text,
    name,
    email,
    role: null,
    verified: true,
    blocked: false,
  });

  expect(await ask(admin, 'PUT', `/admin/${email}`)).toMatchObject({ modifiedCount: 1 });
  expect(await ask(token, 'GET', `/admin/${email}`)).toEqual({ admin: true });
  expect(await ask(token, 'GET', `/user/${email}`)).toMatchObject({ role: 'admin' });
});

// proves 3.4, 7.18, 7.19
test('a review: its fields, and the id that adding it answers', async () => {
  const { name, email, token } = await newCustomer();
  const review = { rating: 4, description: 'The bolts fit at once.', name, email, photoURL: '' };
  const { insertedId } = await ask<{ insertedId: string }>(token, 'POST', '/review', review);
  const reviews = await ask<{ _id: string }[]>(token, 'GET', '/review');
  expect(reviews.find(({ _id }) => _id === insertedId)).toEqual({
    _id: insertedId,
    rating: 4,
    description: 'The bolts fit at once.',
    name,
    photoURL: '/pictures/reviewer-160.webp',
  });
});

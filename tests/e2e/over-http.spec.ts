import { expect, test } from '@playwright/test';
import { callApi, signUpByApi } from './accounts.ts';
import { address, charge, newCustomer, placeOrder, placePaidOrder } from './customers.ts';
import { addPart, callAsAdmin, deletePart, newPartName, readPart } from './parts.ts';
import { newPerson } from './shop.ts';

// proves 3.2, 3.6, 7.17
test('a client that sends only the fields of the specification signs up, orders and pays', async () => {
  const { name, ...account } = newPerson();
  const { accessToken, email } = await signUpByApi({ name, ...account });
  const call = <Body>(method: string, path: string, body?: object) =>
    callApi<Body>(accessToken, method, path, body);
  const [part] = await call<[{ name: string; price: number }]>('GET', '/parts');
  const totalPrice = part.price * 12;
  const { insertedId } = await call<{ insertedId: string }>('POST', '/orders', {
    name,
    email,
    phone: '',
    address,
    productName: part.name,
    productQuantity: 12,
    totalPrice,
  });
  const { clientSecret } = await call<{ clientSecret: string }>('POST', '/create-payment', { totalPrice });
  await charge(clientSecret);
  const transactionId = clientSecret.replace(/_secret_.*$/, '');
  await call('PATCH', `/payment-update/${insertedId}`, { productPay: insertedId, transactionId });
  const ownOrders = () => call('GET', `/orders/${email}`);
  const paid = { _id: insertedId, paid: true, transactionId };
  expect(await ownOrders()).toMatchObject([{ ...paid, status: 'pending' }]);
  await callAsAdmin('PATCH', `/confirm-order/${insertedId}`);
  expect(await ownOrders()).toMatchObject([{ ...paid, status: 'shipped' }]);
});

// proves 3.1, 7.6, 7.7, 7.8, 7.9
test('the fields of a part in one response and in the list, and the responses to adding and deleting it', async () => {
  const fields = {
    name: newPartName(),
    description: 'Hobbed and hardened, bored to H7.',
    minQuantity: 2,
    quantity: 96,
    price: 54.5,
  };
  const { _id, image } = await addPart(fields);
  expect(image).toMatch(/^\/uploads\//);
  expect(await readPart(_id)).toMatchObject({ _id, ...fields });
  const all = await callAsAdmin<{ _id: string }[]>('GET', '/parts');
  expect(all.find((part) => part._id === _id)).toMatchObject({ ...fields, image });
  expect(await deletePart(_id)).toMatchObject({ deletedCount: 1 });
});

// proves 3.2, 7.10, 7.11, 7.13, 7.14, 7.15, 7.16
test('the fields of an order for customer and admin, and the response to each transition', async () => {
  const customer = await newCustomer();
  const { _id, part, totalPrice } = await placeOrder(customer);
  const order = {
    _id,
    name: customer.name,
    email: customer.email,
    phone: '',
    address,
    productName: part.name,
    productQuantity: part.minQuantity,
    totalPrice,
  };
  const placed = { ...order, paid: false, transactionId: null, status: 'unpaid' };
  expect(await callApi(customer.accessToken, 'GET', `/payment/${_id}`)).toMatchObject(placed);
  expect(await callApi(customer.accessToken, 'GET', `/orders/${customer.email}`)).toMatchObject([placed]);
  expect(await callAsAdmin('GET', `/get-orders?search=${_id}`)).toMatchObject([placed]);
  expect(await callAsAdmin('PATCH', `/confirm-order/${_id}`)).toMatchObject({ modifiedCount: 0 });
  expect(await callApi(customer.accessToken, 'POST', '/create-payment', { totalPrice })).toMatchObject({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
  });
  expect(await callApi(customer.accessToken, 'DELETE', `/orders/${_id}`)).toMatchObject({ deletedCount: 1 });

  const paid = await placePaidOrder(customer);
  expect(await callApi(customer.accessToken, 'GET', `/payment/${paid._id}`)).toMatchObject({
    paid: true,
    transactionId: paid.transactionId,
    status: 'pending',
  });
  expect(await callAsAdmin('PATCH', `/confirm-order/${paid._id}`)).toMatchObject({ modifiedCount: 1 });
});

// proves 3.3, 7.1, 7.2, 7.3, 7.4, 7.5
test('the fields of a user, the response to saving them, and how a user becomes an admin', async () => {
  const { name, email, accessToken: token } = await newCustomer();
  const profile = { name, number: '0522 123', city: 'Uddevalla', linkedin: '', github: 'ruta-holm' };
  const save = () => callApi(token, 'PUT', `/user/${email}`, { ...profile, email });
  expect(await save()).toMatchObject({ result: { modifiedCount: 1 } });
  expect(await save()).toMatchObject({ result: { modifiedCount: 0 } });
  expect(await callApi(token, 'GET', `/user/${email}`)).toEqual({ ...profile, email, role: null });
  expect(await callApi(token, 'GET', `/admin/${email}`)).toEqual({ admin: false });
  expect(await callAsAdmin('GET', '/user')).toContainEqual({
    _id: expect.any(String),
    name,
    email,
    role: null,
    verified: true,
    blocked: false,
  });

  expect(await callAsAdmin('PUT', `/admin/${email}`)).toMatchObject({ modifiedCount: 1 });
  expect(await callApi(token, 'GET', `/admin/${email}`)).toEqual({ admin: true });
  expect(await callApi(token, 'GET', `/user/${email}`)).toMatchObject({ role: 'admin' });
});

// proves 3.4, 7.18, 7.19
test('the fields of a review, and the id in the response to adding it', async () => {
  const { name, email, accessToken: token } = await newCustomer();
  const review = { rating: 4, description: 'The bolts fit at once.', name, email, photoURL: '' };
  const { insertedId } = await callApi<{ insertedId: string }>(token, 'POST', '/review', review);
  const reviews = await callApi<{ _id: string }[]>(token, 'GET', '/review');
  expect(reviews.find(({ _id }) => _id === insertedId)).toEqual({
    _id: insertedId,
    rating: 4,
    description: 'The bolts fit at once.',
    name,
    photoURL: '/pictures/reviewer-160.webp',
  });
});

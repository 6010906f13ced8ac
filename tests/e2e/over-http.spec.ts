import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { accessToken, demo, newPerson } from './shop.ts';
import { stack } from './stack.ts';

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

import { expect, test } from 'vitest';
import { callPage, provideHttp } from '#app/lib/http/api.ts';
import { orders } from '#mocks/fixtures/orders.ts';

test.each([
  ['as a bare array', orders],
  ['wrapped in `data`', { data: orders }],
])('the orders of a customer may be returned %s', async (_how, body) => {
  provideHttp({
    send: () =>
      Promise.resolve({ status: 200, body, requestId: undefined, total: undefined, isCapped: false }),
  });
  const page = await callPage('listOwnOrders', { params: { email: 'mara@norholt.test' } });
  expect(page).toMatchObject({ rows: orders, total: orders.length });
});

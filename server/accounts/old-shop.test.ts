import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FoundOldCustomer, OldOrder } from '#contract/accounts/old-shop.ts';
import { ListedUser } from '#contract/accounts/users.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { newId } from '../core/ids.ts';

const shop = await openShop({ isTampered: true });
const admin = await shop.addAdmin();
const customer = await shop.addCustomer({ email: 'mara.l@norholt.test' });
const unverified = await shop.addCustomer({ email: 'jonas@norholt.test', isVerified: false });
const stranger = await shop.addCustomer({ isVerified: false });

const get = (path: string, { token }: Person) => shop.call('GET', path, { token });
const list = async (person: Person, query = '') =>
  expectBody(await get(`/old-orders${query}`, person), 200, z.array(OldOrder));
const numbers = async (...request: Parameters<typeof list>) =>
  (await list(...request)).map(({ number }) => number);

test('while the shop has no such orders, nobody is asked to verify an address', async () => {
  expect(await list(unverified)).toEqual([]);
  expect(await list(customer)).toEqual([]);
});

describe('orders of the old shop', () => {
  const lines = [{ number: 'NX-1042', name: 'Brake disc', quantity: 2, total: 128.5 }];

  beforeAll(async () => {
    for (const [number, { email }, day] of [
      ['A-1', customer, '2018-05-01'],
      ['A-2', customer, '2019-03-14'],
      ['A-3', customer, '2017-01-01'],
      ['B-1', unverified, '2019-03-14'],
    ] as const)
      await shop.db.query(
        `INSERT INTO old_orders (id, number, number_key, email, ordered_on, lines) VALUES ($1, $2, lower($2), $3, $4, $5)`,
        [newId(), number, email, day, JSON.stringify(lines)],
      );
    await shop.db.query(`INSERT INTO old_customers (email, name) VALUES ($1, 'Mara')`, [customer.email]);
  });

  test('are listed to the holder of the address, newest first, in pages', async () => {
    expect((await list(customer))[0]).toMatchObject({ number: 'A-2', date: '2019-03-14', lines });
    expect(await numbers(customer)).toEqual(['A-2', 'A-1', 'A-3']);
    const first = await get('/old-orders?limit=2', customer);
    expect(first.headers.get('x-total-count')).toBe('3');
    const [, next = ''] = /<\/api(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    expect(expectBody(await get(next, customer), 200, z.array(OldOrder))).toMatchObject([{ number: 'A-3' }]);
    expect(await numbers(customer, '?limit=2&page=2')).toEqual(['A-3']);
  });

  test('are not told to an unverified address, whether there are any or not', async () => {
    const [theirs, none] = [await get('/old-orders', unverified), await get('/old-orders', stranger)];
    expect(theirs).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect([none.status, none.body]).toEqual([theirs.status, theirs.body]);
    expect([...none.headers.keys()]).toEqual([...theirs.headers.keys()]);
  });

  test('follow the verification, and the address, of the account at each request', async () => {
    const set = (change: string) => shop.db.query(`UPDATE users SET ${change} WHERE id = $1`, [customer.id]);
    await set('email_verified = false');
    expect((await get('/old-orders', customer)).status).toBe(403);
    await set(`email_verified = true, email = 'other@norholt.test'`);
    expect(await list(customer)).toEqual([]);
    await set(`email = '${customer.email}'`);
    expect(await numbers(customer)).toHaveLength(3);
  });

  test('of an address are for admins only, in any case', async () => {
    expect(await numbers(admin)).toEqual([]);
    expect(await numbers(admin, '?email=JONAS@norholt.test')).toEqual(['B-1']);
    for (const email of [unverified.email, customer.email])
      expect(await get(`/old-orders?email=${email}`, customer)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
  });

  test('and contact data are announced in the list of users', async () => {
    const users = expectBody(await get('/user', admin), 200, z.array(ListedUser));
    const known = users.flatMap(({ email, fromOldShop }) => (fromOldShop ? [email] : []));
    expect(known.sort()).toEqual([unverified.email, customer.email]);
    const find = async ({ email }: Person) =>
      expectBody(await get(`/old-customers/${email}`, admin), 200, FoundOldCustomer);
    expect(await find(customer)).toEqual({ customer: { name: 'Mara', phone: '', address: '' } });
    expect(await find(unverified)).toEqual({ customer: null });
  });

  test('are in no count', async () => {
    expect((await get(`/orders/${customer.email}?limit=5`, customer)).headers.get('x-total-count')).toBe('0');
    expect((await get('/get-orders?limit=5', admin)).headers.get('x-total-count')).toBe('0');
    const stats = await get('/order-stats', admin);
    expect(JSON.stringify(stats.body)).not.toContain('128.5');
  });
});

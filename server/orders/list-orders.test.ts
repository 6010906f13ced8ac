import { describe, expect, test } from 'vitest';
import { Order, Orders } from '#contract/orders/orders.ts';
import { expectBody, intentOf, openShop, ordersOf, type Person } from '#tests/shop/open-shop.ts';

const shop = await openShop();
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const discs = await shop.addPart({ name: 'Ventilated brake disc', priceCents: 6400 });
const springs = await shop.addPart({ name: 'Coil spring 100%_rear', priceCents: 4250 });

const first = await shop.order(customer, discs, 3);
const second = await shop.order(customer, springs);
const third = await shop.order(customer, discs, 2);
const fourth = await shop.order(customer, springs, 5);
const fifth = await shop.order(customer, discs);
await shop.report(customer, second, await shop.payAtProvider(customer, second));
await shop.deleteOrder(customer, fourth);

const list = (query = '', person: Person = customer, of = customer.email) =>
  shop.call('GET', `/orders/${encodeURIComponent(of)}${query}`, { token: person.token });
async function numberOf(id: string): Promise<string> {
  const { rows } = await shop.db.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [id]);
  return rows[0]?.number ?? '';
}
const idsOf = async (query: string) => expectBody(await list(query), 200, Orders).map(({ _id }) => _id);

describe('my orders', () => {
  test('are a bare array, newest first, without cancelled orders', async () => {
    const response = await list();
    expect(expectBody(response, 200, Orders).map(({ _id }) => _id)).toEqual([fifth, third, second, first]);
    expect(['link', 'x-total-count', 'cache-control'].map((name) => response.headers.get(name))).toEqual([
      null,
      null,
      'no-store',
    ]);
  });

  test('belong to the account, not to the e-mail address on the order', async () => {
    const other = await shop.addCustomer();
    const id = await shop.order(other, discs);
    await shop.db.query('UPDATE orders SET email = $2 WHERE id = $1', [id, customer.email]);
    expect((await ordersOf(shop, customer)).map(({ _id }) => _id)).not.toContain(id);
    expect((await ordersOf(shop, other)).map(({ _id }) => _id)).toEqual([id]);
  });

  test('are visible to their owner in any spelling of the address, and to admins', async () => {
    expect((await list('', customer, customer.email.toUpperCase())).status).toBe(200);
    expect(expectBody(await list('', admin), 200, Orders)).toHaveLength(4);
    expect(await list('', admin, 'nobody@norholt.test')).toMatchObject({ status: 200, body: [] });
    const none = await list('?limit=5', admin, 'nobody@norholt.test');
    expect([none.body, none.headers.get('x-total-count')]).toEqual([[], '0']);
  });
});

describe('the query of a list', () => {
  test('counts by status with a limit of one row', async () => {
    expect(await idsOf('?status=unpaid&limit=1')).toHaveLength(1);
    for (const [status, count] of [
      ['unpaid', '3'],
      ['pending', '1'],
      ['shipped', '0'],
    ] as const)
      expect((await list(`?status=${status}&limit=1`)).headers.get('x-total-count')).toBe(count);
    const counted = await list('?status=unpaid&countBy=status&limit=1');
    expect(counted.headers.get('x-counts')).toBe('all=4, unpaid=3, pending=1, shipped=0');
  });

  test('searches for prefixes of words, with punctuation as a separator', async () => {
    for (const [search, found] of [
      ['BRAKE', [fifth, third, first]],
      ['Verkstadsgatan', [fifth, third, second, first]],
      ['100%_', [second]],
      ['verk bra', [fifth, third, first]],
      ['rake', []],
      ['%', []],
      ["'; DROP TABLE orders; --", []],
    ] as const)
      expect(await idsOf(`?search=${encodeURIComponent(search)}`), search).toEqual(found);
  });

  describe('searches by order number', () => {
    test.each([
      ['as shown', (number: string) => number],
      ['in lower case', (number: string) => number.toLowerCase()],
      ['with a leading #', (number: string) => ` #${number.toLowerCase()} `],
      ['as in the heading of an order', (number: string) => `Order ${number}`],
      ['with a full stop', (number: string) => `${number}.`],
      [
        'with a hyphen and an invisible character of a web page',
        (number: string) => `\u200B${number.slice(0, 3)}\u2011${number.slice(3)}`,
      ],
      [
        'in full-width characters',
        (number: string) =>
          number.replace(/./g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
      ],
      ['in the subject of a mail', (number: string) => `Order ${number}: pay within 60 minutes`],
      ['in the subject of a reply', (number: string) => `Fwd: Re: Order ${number} has shipped`],
      ['after “Order no.”', (number: string) => `Order no. ${number}`],
    ])('%s', async (_name, typed) => {
      const search = encodeURIComponent(typed(await numberOf(second)));
      expect(await idsOf(`?search=${search}`)).toEqual([second]);
      expect(await idsOf(`?search=${search}&status=unpaid&limit=5`)).toEqual([]);
      const response = await shop.call('GET', `/get-orders?limit=5&search=${search}`, { token: admin.token });
      expect(expectBody(response, 200, Orders).map(({ _id }) => _id)).toEqual([second]);
      expect(response.headers.get('x-total-count')).toBe('1');
    });

    test('and by word when the number is also a word, unless it is marked with #', async () => {
      const number = await numberOf(first);
      await shop.db.query('UPDATE orders SET address = $2 WHERE id = $1', [third, `Kajen 1, ${number} Port`]);
      expect(await idsOf(`?search=${number}`)).toEqual([third, first]);
      expect(await idsOf(`?search=${number}&sort=createdAt&limit=1`)).toEqual([first]);
      expect(await idsOf(`?search=%23${number}`)).toEqual([first]);
    });

    test('but finds no order of another customer and no partial number', async () => {
      const other = await shop.addCustomer();
      const theirs = await numberOf(await shop.order(other, discs));
      expect(await idsOf(`?search=%23${theirs}`)).toEqual([]);
      expect(await idsOf(`?search=${theirs}`)).toEqual([]);
      expect(await idsOf(`?search=${(await numberOf(fifth)).slice(0, 5)}`)).toEqual([]);
    });
  });

  test.each([
    ['createdAt', () => [first, second, third, fifth]],
    ['totalPrice', () => [second, fifth, third, first]],
    ['-totalPrice', () => [first, third, fifth, second]],
    ['productName', () => [second, first, third, fifth]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await idsOf(`?sort=${sort}`)).toEqual(expected());
  });

  test.each(['', '&sort=totalPrice', '&sort=-productName', '&status=unpaid', '&search=disc'])(
    'returns each row once when following Link (%s)',
    async (more) => {
      const all = await idsOf(`?limit=200${more}`);
      const seen: string[] = [];
      let next: string | null = `/orders/${customer.email}?limit=1${more}`;
      while (next) {
        const response = await shop.call('GET', next, { token: customer.token });
        seen.push(...expectBody(response, 200, Orders).map(({ _id }) => _id));
        next = /^<\/api(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(seen).toEqual(all);
    },
  );

  test('selects a page by number, up to row 1,000', async () => {
    expect(await idsOf('?limit=2&page=2')).toEqual([second, first]);
    expect((await list('?limit=2&page=1')).headers.get('link')).toContain('page=2');
    expect(await list('?limit=200&page=6')).toMatchObject({ status: 400 });
    expect((await list('?limit=200&page=5')).status).toBe(200);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'page=0',
    'sort=password',
    'sort=--createdAt',
    'status=cancelled',
    'cursor=x',
    `cursor=${Buffer.from('["","1","not-an-id"]').toString('base64url')}`,
    `cursor=${Buffer.from('["-totalPrice","1","019a9c40-0000-7000-8000-200000000001"]').toString('base64url')}`,
    `cursor=${Buffer.from('["","x","019a9c40-0000-7000-8000-200000000001"]').toString('base64url')}`,
    'page=1&cursor=eA',
  ])('returns 400 for %s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });
});

describe('one order', () => {
  const find = (id: string, token: string) => shop.call('GET', `/payment/${id}`, { token });

  test('is shown to its owner and to an admin', async () => {
    const response = await find(second, customer.token);
    expect(expectBody(response, 200, Order)).toMatchObject({ _id: second, paid: true, status: 'pending' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await find(second, admin.token)).body).toEqual(response.body);
  });

  test('is 404 for its owner and for an admin once it is cancelled, but can be repeated', async () => {
    for (const { token } of [customer, admin]) expect((await find(fourth, token)).status).toBe(404);
    // Its mail offers to order the same again.
    expect(await shop.call('GET', `/order-again/${fourth}`, { token: customer.token })).toMatchObject({
      status: 200,
      body: { _id: fourth },
    });
  });
});

test('lists say what is known of all orders of a checkout, also of those that they leave out', async () => {
  const buyer = await shop.addCustomer();
  const { _id, orders } = await shop.checkout(buyer, [discs, springs, discs]);
  const [disc, spring, late] = orders.map((one) => one._id);
  const ofAll = { orders: 3, isPaidOnce: true, paid: 106.5, refunded: 42.5, unpaidOrders: 0, unpaid: 0 };
  const togetherIn = async (path: string, { token }: Person) =>
    expectBody(await shop.call('GET', path, { token }), 200, Orders).map(({ together }) => together);

  const own = `/orders/${encodeURIComponent(buyer.email)}`;
  const unpaid = { orders: 3, isPaidOnce: false, paid: 0, refunded: 0, unpaidOrders: 3, unpaid: 170.5 };
  expect(await togetherIn(own, buyer)).toEqual([unpaid, unpaid, unpaid]);
  await shop.deleteOrder(buyer, late ?? '');
  const secret = await shop.secretForAll(buyer, _id);
  await shop.confirmCard(secret);
  await shop.report(buyer, disc ?? '', intentOf(secret));
  await shop.deleteOrder(admin, spring ?? '');
  expect(await togetherIn(own, buyer)).toEqual([ofAll]);
  expect(await togetherIn(`/get-orders?customer=${buyer.email}`, admin)).toEqual([ofAll]);
  expect(await togetherIn(`/orders/${encodeURIComponent(customer.email)}`, customer)).not.toContainEqual(
    ofAll,
  );
});

import { beforeEach, describe, expect, test } from 'vitest';
import { ManagedReview, Reviews } from '#contract/shop/reviews.ts';
import * as z from 'zod/mini';
import { removeOldNetworks } from '../../orders/reservation-limit.ts';
import { auditOf } from '../../testing/app.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { addReview } from './add-review.ts';

// It writes reviews without `call`.
const shop = await openShop({ config: { rateLimitScale: 1 }, isTampered: true });
const { db, deps } = shop;
const admin = await shop.addAdmin();

beforeEach(() => db.query('TRUNCATE reviews'));

let texts = 0;

/** Adds a review from an address. Returns its text, or the code of the refusal. */
async function add(
  { id, email }: Person,
  networks: readonly string[] = [],
  { name = 'Mara', isEmailVerified = false } = {},
): Promise<string> {
  const description = `The parts are good, part ${(texts += 1)}`;
  const caller = { userId: id, name, email, isEmailVerified };
  const actor = { userId: id, call: 'POST /review', networks };
  return db
    .transaction((tx) => addReview(tx, caller, { rating: 5, description, photoURL: '' }, deps.config, actor))
    .then(
      () => description,
      (error: { code: string; retryAfter?: number }) => {
        expect(error.retryAfter).toBeGreaterThan(80_000);
        return error.code;
      },
    );
}

const stranger = () => shop.addCustomer({ isVerified: false });
const verified = () => shop.addCustomer();

const list = async (query = '') => expectBody(await shop.call('GET', `/review${query}`), 200, Reviews);
const shownTexts = async (query = '') => (await list(query)).map(({ description }) => description);

describe('accounts that are neither verified nor have paid', () => {
  test.each([
    ['one IPv4 address', () => ['a'], 5],
    ['one /64', () => ['b', 'b56', 'b48'], 5],
    ['many /64s of one /56', (index: number) => [`c${index}`, 'c56', 'c48'], 20],
    ['many /56s of one /48', (index: number) => [`d${index}`, `d56 ${index}`, 'd48'], 80],
  ] as const)('add a limited number of reviews a day from %s', async (_, networksOf, most) => {
    for (let index = 0; index < most; index += 1) {
      expect(await add(await stranger(), networksOf(index))).toContain('The parts');
    }
    expect(await add(await stranger(), networksOf(most))).toBe('RATE_LIMITED');
    // Verified people, and people elsewhere, are not limited.
    expect(await add(await verified(), networksOf(most), { isEmailVerified: true })).toContain('The parts');
    expect(await add(await stranger(), ['elsewhere'])).toContain('The parts');
  });

  test('are counted together when they add at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, stranger));
    const outcomes = await Promise.all(people.map((person) => add(person, ['e', 'e56', 'e48'])));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(7);
  });

  test('are no such accounts once they have paid', async () => {
    const customer = await stranger();
    for (let index = 0; index < 5; index += 1) await add(await stranger(), ['f']);
    await shop.paidOrder(customer, await shop.addPart());
    expect(await add(customer, ['f'])).toContain('The parts');
  });

  test('leave hashes of their networks for 90 days, and others none', async () => {
    await add(await stranger(), ['g', 'g56', 'g48']);
    await add(await verified(), ['h'], { isEmailVerified: true });
    const hashes = async () => {
      const { rows } = await db.query('SELECT ip_hash, ip_hash_56, ip_hash_48 FROM reviews ORDER BY ip_hash');
      return rows;
    };
    const none = { ip_hash: null, ip_hash_56: null, ip_hash_48: null };
    expect(await hashes()).toEqual([{ ip_hash: 'g', ip_hash_56: 'g56', ip_hash_48: 'g48' }, none]);
    await db.query(`UPDATE reviews SET created_at = now() - interval '91 days'`);
    await removeOldNetworks(db);
    expect(await hashes()).toEqual([none, none]);
  });
});

describe('of the first four reviews', () => {
  test.each(['?limit=4', ''])('one at most is by such an account: GET /review%s', async (query) => {
    const known: string[] = [];
    for (let index = 0; index < 5; index += 1) known.unshift(await add(await verified()));
    const strange: string[] = [];
    for (let index = 0; index < 5; index += 1) strange.unshift(await add(await stranger()));
    const shown = await shownTexts(query);
    expect(shown.slice(0, 4)).toEqual([strange[0], ...known.slice(0, 3)]);
    if (query === '') expect(shown.toSorted()).toEqual([...known, ...strange].toSorted());
  });

  test('one is all, where nobody else has added any', async () => {
    for (let index = 0; index < 3; index += 1) await add(await stranger());
    expect(await shownTexts('?limit=4')).toHaveLength(1);
    expect(await shownTexts()).toHaveLength(3);
  });

  test('those of an account are like others as soon as its address is verified, or it has paid', async () => {
    const [one, other] = [await stranger(), await stranger()];
    await add(one);
    await add(other);
    expect(await shownTexts('?limit=4')).toHaveLength(1);
    await db.query('UPDATE users SET email_verified = true WHERE id = $1', [one.id]);
    expect(await shownTexts('?limit=4')).toHaveLength(2);
    await add(await stranger());
    await shop.paidOrder(other, await shop.addPart());
    expect(await shownTexts('?limit=4')).toHaveLength(3);
  });
});

test('nobody reviews in the name of the shop, and a customer of that name is shown without it', async () => {
  const customer = await verified();
  for (const name of ['Norholt Support', 'N O R H O L T', 'Nоrhоlt', 'Eleanor Holt'])
    await add(customer, [], { name });
  expect((await list()).map(({ name }) => name)).toEqual([
    'Eleanor Holt',
    'Customer',
    'Customer',
    'Customer',
  ]);
  // As an earlier version stored it.
  await db.query(`UPDATE reviews SET name = 'The Norholt Team'`);
  expect(new Set((await list('?limit=4')).map(({ name }) => name))).toEqual(new Set(['Customer']));
});

describe('an admin', () => {
  const all = async (query = '') =>
    expectBody(
      await shop.call('GET', `/all-reviews${query}`, { token: admin.token }),
      200,
      z.array(ManagedReview),
    );
  const change = (id: string, isHidden: boolean, { token } = admin) =>
    shop.call('PATCH', `/review/${id}`, { token, body: { isHidden } });

  test('hides a review from every public answer at once, and shows it again', async () => {
    const texts = [await add(await verified()), await add(await stranger())];
    const [strange = expect.unreachable()] = await all();
    expect(strange).toMatchObject({ description: texts[1], isConfirmed: false, isHidden: false });

    expect(await change(strange._id, true)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await shownTexts()).toEqual([texts[0]]);
    expect(await shownTexts('?limit=4')).toEqual([texts[0]]);
    expect(await shownTexts('?page=1&limit=10')).toEqual([texts[0]]);
    expect((await shop.call('GET', '/review?limit=10')).headers.get('x-total-count')).toBe('1');
    expect((await all('?state=hidden')).map(({ description }) => description)).toEqual([texts[1]]);

    expect(await change(strange._id, true)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
    expect(await change(strange._id, false)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await shownTexts()).toHaveLength(2);
    expect(await auditOf(db, strange._id)).toEqual([
      { call: 'POST /review', before: null, after: 'added' },
      { call: 'PATCH /review', before: 'shown', after: 'hidden' },
      { call: 'PATCH /review', before: 'hidden', after: 'shown' },
    ]);
  });

  test('alone can', async () => {
    await add(await verified());
    const [{ _id } = expect.unreachable()] = await all();
    expect(await change(_id, true, await shop.addCustomer())).toMatchObject({ status: 403 });
    expect(await change('no-such-review', true)).toMatchObject({ status: 404, body: { modifiedCount: 0 } });
  });

  test('counts reviews by whether they are hidden', async () => {
    for (let index = 0; index < 3; index += 1) await add(await verified());
    const [{ _id } = expect.unreachable()] = await all();
    await change(_id, true);
    const { headers } = await shop.call('GET', '/all-reviews?countBy=state&limit=2', { token: admin.token });
    expect(headers.get('x-counts')).toBe('all=3, shown=2, hidden=1');
  });
});

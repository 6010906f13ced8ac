import { expect, test } from 'vitest';
import { Orders } from '#contract/orders/orders.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { emulatorToken } from '../testing/app.ts';
import { reconcile } from '../payments/reconcile.ts';

const shop = await openShop();

let count = 0;
const newPerson = () => {
  count += 1;
  return { uid: `planter-${count}`, email: `victim${count}@norholt.test` };
};

/** Exchanges an ID token with what the provider knows of the account. */
async function signIn(
  person: Pick<Person, 'uid' | 'email'>,
  { isVerified, validSince = 0 }: { isVerified: boolean; validSince?: number },
): Promise<Person> {
  shop.deps.lookUpAccount = () => Promise.resolve({ validSince, providers: ['password'] });
  const response = await shop.call('PUT', `/user/${person.email}`, {
    token: emulatorToken(person, { email_verified: isVerified }),
    body: { name: '' },
  });
  expect(response.status).toBe(200);
  const { accessToken: token } = response.body as { accessToken: string };
  const { rows } = await shop.db.query<{ id: string }>('SELECT id FROM users WHERE uid = $1', [person.uid]);
  return { ...person, id: rows[0]?.id ?? '', token };
}

const orders = async ({ email, token }: Person) =>
  expectBody(await shop.call('GET', `/orders/${email}`, { token }), 200, Orders);

const profile = {
  name: 'Planted',
  number: '+1',
  city: 'Elsewhere',
  linkedin: 'planted',
  github: 'planted',
  taxId: 'planted',
};

/** An account with a profile, a paid order, an unpaid one, and one with an open payment. */
async function plant(holder: Person) {
  const part = await shop.addPart({ quantity: 100 });
  await shop.call('PUT', `/user/${holder.email}`, { token: holder.token, body: profile });
  const { id: paid } = await shop.paidOrder(holder, part, 10);
  const unpaid = await shop.order(holder, part, 20);
  const opened = await shop.order(holder, part, 30);
  const secret = await shop.secretFor(holder, opened);
  return { part, paid, unpaid, opened, secret };
}

const stateOf = async (id: string) => (await shop.stateOf(id)).status;

test.each([
  ['with another uid', (person: Person) => ({ ...person, uid: `${person.uid} again` }), 0],
  ['with a new password', (person: Person) => person, 9],
])(
  'the holder who verifies an address %s gets nothing of an unverified one',
  async (_, change, validSince) => {
    const planter = await signIn(newPerson(), { isVerified: false });
    const planted = await plant(planter);
    const owner = await signIn(change(planter), { isVerified: true, validSince });

    expect(await orders(owner)).toEqual([]);
    const user = await shop.call('GET', `/user/${owner.email}`, { token: owner.token });
    expect(user.body).toMatchObject({
      name: owner.email.split('@')[0],
      number: '',
      city: '',
      linkedin: '',
      github: '',
    });
    for (const id of [planted.paid, planted.unpaid, planted.opened]) {
      expect((await shop.call('GET', `/payment/${id}`, { token: owner.token })).status).toBe(404);
      expect((await shop.createPayment(owner, { orderId: id })).status).toBe(404);
    }
    // The tokens of the planter have ended.
    expect((await shop.call('GET', `/payment/${planted.paid}`, { token: planter.token })).status).toBe(401);
    expect(await stateOf(planted.paid)).toBe('paid');
    expect(await stateOf(planted.unpaid)).toBe('cancelled');
    await shop.db.query(`UPDATE orders SET updated_at = now() - interval '3 minutes' WHERE id = $1`, [
      planted.opened,
    ]);
    await reconcile(shop.deps);
    expect(await shop.confirmCard(planted.secret)).toBe('payment_intent_unexpected_state');
    expect(await stateOf(planted.opened)).toBe('cancelled');
    expect(await shop.stockOf(planted.part)).toBe(90);
    const { rows } = await shop.db.query(
      'SELECT name, number, city, linkedin, github, tax_id FROM users WHERE id = $1',
      [planter.id],
    );
    expect(rows).toEqual([{ name: '', number: '', city: '', linkedin: '', github: '', tax_id: '' }]);
  },
);

test.each([
  ['verifies the address by mail', false, (person: Person) => person, 0],
  [
    'makes a verified account again',
    true,
    (person: Person) => ({ ...person, uid: `${person.uid} again` }),
    0,
  ],
  ['resets the password of a verified account', true, (person: Person) => person, 9],
])('a holder who %s keeps everything', async (_, isVerified, change, validSince) => {
  const before = await signIn(newPerson(), { isVerified });
  const { paid, unpaid, opened } = await plant(before);
  const after = await signIn(change(before), { isVerified: true, validSince });
  expect((await orders(after)).map(({ _id }) => _id).sort()).toEqual([paid, unpaid, opened].sort());
  const user = await shop.call('GET', `/user/${after.email}`, { token: after.token });
  expect(user.body).toMatchObject(profile);
});

test('an exchange of the unverified holder after the new password does not hide the change', async () => {
  const planter = await signIn(newPerson(), { isVerified: false });
  await signIn(planter, { isVerified: false, validSince: 9 });
  await shop.order(planter, await shop.addPart(), 1);
  expect(await orders(await signIn(planter, { isVerified: true, validSince: 9 }))).toEqual([]);
});

test('two tabs of the next holder get the same user', async () => {
  const planter = await signIn(newPerson(), { isVerified: false });
  await plant(planter);
  const owner = { ...planter, uid: `${planter.uid} again` };
  const tabs = await Promise.all(Array.from({ length: 4 }, () => signIn(owner, { isVerified: true })));
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
});

test('a server of the version before leaves no tax id when it replaces a user', async () => {
  const planter = await shop.addCustomer();
  await shop.db.query(`UPDATE users SET tax_id = 'planted' WHERE id = $1`, [planter.id]);
  await shop.db.query(`UPDATE users SET uid = 'replaced:' || id, name = '' WHERE id = $1`, [planter.id]);
  const { rows } = await shop.db.query('SELECT tax_id FROM users WHERE id = $1', [planter.id]);
  expect(rows).toEqual([{ tax_id: '' }]);
});

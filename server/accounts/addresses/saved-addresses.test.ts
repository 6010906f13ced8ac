import { describe, expect, test } from 'vitest';
import { SavedAddress, SavedAddresses } from '#contract/accounts/addresses.ts';
import { limits } from '#contract/limits.ts';
import { expectBody, openShop, orderBody, type Person } from '#tests/shop/open-shop.ts';
import { problem } from '../../testing/contract-responses.ts';

const shop = await openShop();

const home = { label: 'Home', name: 'Mara Lindqvist', phone: '', address: 'Kajgatan 9' };
const shed = { label: 'Boat shed', name: 'Jonas Lindqvist', phone: '0701740641', address: 'Hamngatan 3' };

const pathOf = ({ email }: Person) => `/user-addresses/${email}`;

const list = async (person: Person) =>
  expectBody(await shop.call('GET', pathOf(person), { token: person.token }), 200, SavedAddresses);

const labels = async (person: Person) => (await list(person)).addresses.map(({ label }) => label);

const add = (person: Person, body: object) =>
  shop.call('POST', pathOf(person), { token: person.token, body });

const added = async (person: Person, body: object) => expectBody(await add(person, body), 200, SavedAddress);

describe('saved addresses', () => {
  test('start with the default, which can be changed', async () => {
    const mara = await shop.addCustomer();
    expect(await list(mara)).toEqual({ addresses: [], hasOrdered: false });
    await added(mara, { ...home, isDefault: true });
    const { _id } = await added(mara, shed);
    expect(await labels(mara)).toEqual(['Home', 'Boat shed']);
    const change = { label: 'Shed', isDefault: true };
    const path = `/addresses/${_id}`;
    const changed = await shop.call('PATCH', path, { token: mara.token, body: change });
    expect(changed.body).toEqual({ ...shed, _id, label: 'Shed' });
    expect(await labels(mara)).toEqual(['Shed', 'Home']);
    expect((await shop.call('DELETE', path, { token: mara.token })).status).toBe(200);
    expect(await labels(mara)).toEqual(['Home']);
    const { rows } = await shop.db.query(
      'SELECT call, before, after FROM audit_log WHERE object = $1 ORDER BY id',
      [_id],
    );
    expect(rows).toEqual([
      { call: 'POST /user-addresses', before: null, after: 'added' },
      { call: 'PATCH /addresses', before: null, after: 'changed' },
      { call: 'DELETE /addresses', before: null, after: 'deleted' },
    ]);
  });

  test('with the same text are stored once, and there are at most ten', async () => {
    const mara = await shop.addCustomer();
    const { _id } = await added(mara, home);
    expect(await added(mara, { ...home, label: 'Mine' })).toEqual({ ...home, _id, label: 'Mine' });
    const others = Array.from({ length: limits.addresses }, (_, at) => ({ ...shed, address: `Pier ${at}` }));
    const answers = await Promise.all(others.map((one) => add(mara, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.addresses - 1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(problem(400, 'INVALID'));
  });

  const spellings = [
    ['a blank at the end of a line', 'Kajgatan 9 \n451 42 Uddevalla'],
    ['two blanks', 'Kajgatan  9\n451 42 Uddevalla'],
    ['an empty line', 'Kajgatan 9\n\n451 42 Uddevalla'],
    ['capitals', 'KAJGATAN 9\n451 42 UDDEVALLA'],
    ['a no-break and a thin space', 'Kajgatan\u00A09\n451\u200942 Uddevalla'],
    ['one line', 'Kajgatan 9 451 42 Uddevalla'],
    ['an invisible character', 'Kajgatan\u200B 9\n451 42 Udde\u00ADvalla'],
    ['full-width figures', 'Kajgatan ９\n451 42 Uddevalla'],
  ] as const;
  const written = { ...home, phone: '+46 522 123 45', address: 'Kajgatan 9\n451 42 Uddevalla' };

  test.each(spellings)(
    'that differ in %s are one, in the spelling that was saved last',
    async (_what, address) => {
      const mara = await shop.addCustomer();
      const { _id } = await added(mara, written);
      const again = { ...written, name: 'mara  LINDQVIST', phone: '+4652212345', address };
      expect(await added(mara, again)).toMatchObject({ _id, name: again.name, phone: again.phone });
      expect((await list(mara)).addresses).toEqual([{ ...again, _id }]);
      await added(mara, { ...written, address: 'Kajgatan 10\n451 42 Uddevalla' });
      await added(mara, { ...written, name: 'Maria Lindqvist' });
      expect((await list(mara)).addresses).toHaveLength(3);
    },
  );

  test('that become the text of another one replace it, and stay the default', async () => {
    const mara = await shop.addCustomer();
    const first = await added(mara, { ...written, isDefault: true });
    const { _id } = await added(mara, shed);
    await added(mara, { ...shed, address: 'Hamngatan 4' });
    const change = { name: written.name, phone: written.phone, address: 'kajgatan 9\n451 42 uddevalla' };
    const path = `/addresses/${_id}`;
    const changed = await shop.call('PATCH', path, { token: mara.token, body: change });
    expect(changed.body).toEqual({ ...change, label: shed.label, _id });
    expect((await list(mara)).addresses).toMatchObject([{ _id }, { address: 'Hamngatan 4' }]);
    const { rows } = await shop.db.query('SELECT call, after FROM audit_log WHERE object = $1 ORDER BY id', [
      first._id,
    ]);
    expect(rows.at(-1)).toEqual({ call: 'PATCH /addresses', after: 'deleted' });
  });

  test('that were saved twice by an earlier version become one when they are saved again', async () => {
    const mara = await shop.addCustomer();
    await shop.db.query(
      `INSERT INTO addresses (id, user_id, label, name, phone, address, last_used_at)
       SELECT gen_random_uuid(), users.id, '', $2, $3, address, now()
         FROM users, unnest($4::text[]) AS address WHERE users.email = $1`,
      [mara.email, written.name, written.phone, spellings.map(([, address]) => address)],
    );
    await added(mara, written);
    expect((await list(mara)).addresses).toMatchObject([{ address: written.address }]);
  });

  test('of another customer get 404', async () => {
    const [mara, ruta] = [await shop.addCustomer(), await shop.addCustomer()];
    const { _id } = await added(mara, home);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { label: 'Mine' } : undefined;
      const foreign = await shop.call(method, `/addresses/${_id}`, { token: ruta.token, body });
      expect(foreign).toMatchObject(problem(404, 'NOT_FOUND'));
    }
    expect(await labels(mara)).toEqual(['Home']);
  });
});

describe('the address of an order', () => {
  test('is saved only if its customer wants it, and becomes the default', async () => {
    const mara = await shop.addCustomer();
    const part = await shop.addPart();
    const place = async (changes: object) => {
      const body = { ...orderBody(mara, part), ...changes };
      expect((await shop.call('POST', '/orders', { token: mara.token, body })).status).toBe(200);
    };
    const { address } = orderBody(mara, part);
    await place({});
    expect(await list(mara)).toEqual({ addresses: [], hasOrdered: true });
    await place({ saveAddress: true });
    await added(mara, { ...shed, isDefault: true });
    await place({ saveAddress: true });
    const { addresses } = await list(mara);
    expect(addresses.map((one) => one.address)).toEqual([address, shed.address]);
    await place({ address: ` ${address.toUpperCase()}  `, saveAddress: true });
    expect((await list(mara)).addresses.map((one) => one.address)).toEqual([address, shed.address]);
    await place({ name: shed.name, phone: shed.phone, address: shed.address });
    expect(await labels(mara)).toEqual(['Boat shed', '']);
  });
});

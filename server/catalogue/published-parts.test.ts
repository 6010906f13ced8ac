import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AddedPart, type NewPart } from '#contract/catalogue/parts.ts';
import { newId } from '../core/ids.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { problem } from '../testing/contract-responses.ts';
import { openUpgradedDatabase } from '../testing/database.ts';
import { expectBody, openShop, orderBody } from '#tests/shop/open-shop.ts';

const shop = await openShop({ config: { imageHosts: ['images.norholt.test'] }, isTampered: true });
await seedIfEmpty(shop.db);
const admin = await shop.addAdmin();
const customer = await shop.addCustomer();

/** A number that is the start of others, another maker's number, and words that no other part has. */
const hidden = {
  ...{ name: 'Gearknob walnut', description: 'Polished.', price: 64, minQuantity: 1, quantity: 40 },
  ...{ image: 'https://images.norholt.test/disc.webp', brand: 'Sekret', category: 'brake-discs' },
  ...{ number: 'NH-1004', references: [{ kind: 'original', maker: 'Norda', number: '88-771-2' }] },
  specifications: [{ spec: 'diameter', value: 999 }],
} as const satisfies NewPart;

const add = async (part: Partial<NewPart>) =>
  expectBody(
    await shop.call('POST', '/post-part', { token: admin.token, body: { ...hidden, ...part } }),
    200,
    AddedPart,
  ).insertedId;
const change = (id: string, body: object) => shop.call('PATCH', `/parts/${id}`, { token: admin.token, body });
const remove = (id: string) => shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });

const texts = ['NH-1004', 'nh 1004', '88-771-2', '88771', 'gearknob walnut', 'disc NH-1004', 'Sekret'];
const reads = [
  ...['NH-1004', 'nh1004'].flatMap((number) => [`/part/${number}`, `/similar-parts/${number}`]),
  ...texts
    .map(encodeURIComponent)
    .flatMap((text) => [
      ...[
        '',
        '&vehicle=volkswagen-golf-7-2016',
        '&stock=in',
        '&countBy=stock',
        '&exact=yes',
        '&brand=Sekret',
      ].map((filter) => `/parts?search=${text}&limit=12${filter}`),
      `/suggest?query=${text}`,
      `/part-facets?category=brake-discs&search=${text}`,
      `/part-relaxations?search=${text}&need=1000000&brand=Sekret`,
    ]),
  ...['/categories', '/categories/brake-discs', '/parts?limit=12&brand=Sekret', '/parts?sort=-price&limit=5'],
  '/part-facets?category=brake-discs',
];

/** What the API answers everybody but admins about a part with this id, and about the texts of `hidden`. */
async function told(id: string) {
  const { token } = customer;
  const part = { id, name: hidden.name, quantity: 40, priceCents: 6400 };
  const responses = await Promise.all([
    ...reads.map((path) => shop.call('GET', path)),
    ...[`/parts/${id}`, `/part/${hidden.number}`].map((path) => shop.call('GET', path, { token })),
    shop.call('POST', `/back-in-stock/${id}`, { token }),
    shop.call('POST', '/questions', { token, body: { partId: id, text: 'When can I buy this part?' } }),
    shop.place(customer, part),
    shop.place(customer, part, 1_000),
    shop.call('POST', '/orders', { token, body: { ...orderBody(customer, part), partId: id } }),
  ]);
  const headers = ['x-total-count', 'etag', 'link', 'x-search', 'retry-after'];
  return responses.map(({ status, headers: sent, body }) => [
    status,
    ...headers.map((name) => sent.get(name)),
    withoutIds(body),
  ]);
}

/** Every response of an error has an id of its own. */
const withoutIds = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? { ...body, requestId: '' } : body;

describe('what was never on sale', () => {
  test('is shown only to admins, as a draft, as discontinued and deleted', async () => {
    const before = await told(newId());
    const id = await add({ state: 'draft' });
    const asDraft = await told(id);
    expect((await shop.call('GET', '/part/NH-1004', { token: admin.token })).status).toBe(200);
    await change(id, { version: 1, state: 'discontinued' });
    const asDiscontinued = await told(id);
    await change(id, { version: 2, description: 'Oiled.' });
    expect((await shop.call('GET', `/parts/${id}`, { token: customer.token })).body).toMatchObject({
      code: 'NOT_FOUND',
    });
    await remove(id);
    const asDeleted = await told(id);
    const sitemap = await shop.nodes[0]?.fetch(new Request('http://localhost:3000/sitemap.xml'));
    expect(await sitemap?.text()).not.toContain('NH-1004<');
    for (const [index, response] of before.entries()) {
      expect(asDraft[index], `draft: ${reads[index] ?? index}`).toEqual(response);
      expect(asDiscontinued[index], `discontinued: ${reads[index] ?? index}`).toEqual(response);
      expect(asDeleted[index], `deleted: ${reads[index] ?? index}`).toEqual(response);
    }
  });

  test('does not hide a part that had its number before', async () => {
    const sold = await add({ name: 'Gearknob oak', number: 'GK-1' });
    await remove(sold);
    const before = await shop.call('GET', '/part/GK-1');
    expect(before).toMatchObject(problem(404, 'NOT_SOLD', { part: { _id: sold } }));
    const similar = await shop.call('GET', '/similar-parts/GK-1');
    expect(similar.status).toBe(200);
    const draft = await add({ name: 'Gearknob ash', number: 'GK-1', state: 'draft' });
    for (const end of [() => Promise.resolve(), () => remove(draft)]) {
      await end();
      expect((await shop.call('GET', '/part/GK-1')).body).toMatchObject({ part: { _id: sold } });
      expect((await shop.call('GET', '/similar-parts/GK-1')).body).toEqual(similar.body);
    }
  });
});

describe('a deleted part is known', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['was on sale', (id) => change(id, { version: 1, state: 'onSale' })],
    ['was restored', (id) => shop.call('POST', `/restore-part/${id}`, { token: admin.token })],
    [
      'was on sale, then discontinued',
      async (id) => {
        await change(id, { version: 1, state: 'onSale' });
        await change(id, { version: 2, state: 'discontinued' });
      },
    ],
  ])('if the draft %s', async (_, publish) => {
    const number = `GK-${randomUUID().slice(0, 8)}`;
    const id = await add({ name: `Gearknob ${number}`, number, references: [], state: 'draft' });
    await publish(id);
    await remove(id);
    for (const path of [`/part/${number}`, `/parts/${id}`])
      expect(await shop.call('GET', path)).toMatchObject(problem(404, 'NOT_SOLD', { part: { number } }));
  });
});

test('a part that was added as discontinued was sold elsewhere', async () => {
  const id = await add({ name: 'Gearknob elm', number: 'GK-ELM', references: [], state: 'discontinued' });
  expect(await shop.call('GET', '/part/GK-ELM')).toMatchObject(
    problem(404, 'NOT_SOLD', { part: { _id: id } }),
  );
});

test('existing parts are published unless they were deleted as drafts', async () => {
  const kinds = {
    onSale: '',
    draft: '',
    draftOnceOnSale: `('a', 'draftOnceOnSale', 'draft'), ('b', 'draftOnceOnSale', '{"state":"onSale"}')`,
    discontinued: '',
    deleted: `('on sale', 'deleted', 'deleted')`,
    deletedDraft: `('draft', 'deletedDraft', 'deleted')`,
    restoredDraft: `('draft', 'restoredDraft', 'deleted'), ('deleted', 'restoredDraft', 'on sale'), ('on sale', 'restoredDraft', 'deleted')`,
    orderedDraft: `('draft', 'orderedDraft', 'deleted')`,
    deletedUnknown: '',
  };
  const stateOf = (kind: string) =>
    kind === 'onSale'
      ? 'NULL, NULL'
      : /^draft/.test(kind)
        ? `now(), 'draft'`
        : kind === 'discontinued'
          ? `now(), 'discontinued'`
          : 'now(), NULL';
  const idOf = (kind: string) => `md5('${kind}')::uuid`;
  const rows = Object.entries(kinds).map(
    ([kind, audit]) => `
      INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, deleted_at, off_sale_as)
      VALUES (${idOf(kind)}, '${kind}', '', 100, 9, 9, 1, '', 'works@norholt.test', ${stateOf(kind)});
      ${audit === '' ? '' : `INSERT INTO audit_log (call, before, object, after) SELECT 'test', before, md5(kind)::uuid::text, after FROM (VALUES ${audit}) AS entries (before, kind, after);`}`,
  );
  const order = `
    INSERT INTO users (id, uid, email, email_verified, name) VALUES (md5('mara')::uuid, 'mara', 'mara@norholt.test', true, 'Mara');
    INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity, total_cents, stock_state)
    VALUES (md5('order')::uuid, md5('mara')::uuid, ${idOf('orderedDraft')}, 'Mara', 'mara@norholt.test', '', '', '', '', 100, 1, 100, 'released');`;
  const db = await openUpgradedDatabase(1795956000000, rows.join('') + order);
  const { rows: parts } = await db.query<{ name: string; published: boolean }>(
    'SELECT name, was_published AS published FROM parts',
  );
  expect(Object.fromEntries(parts.map(({ name, published }) => [name, published]))).toEqual({
    ...{ onSale: true, draft: false, draftOnceOnSale: true, discontinued: true, deleted: true },
    ...{ deletedDraft: false, restoredDraft: true, orderedDraft: true, deletedUnknown: true },
  });
});

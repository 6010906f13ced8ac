import { expect, test } from 'vitest';
import { openShop, orderBody } from '#tests/shop/open-shop.ts';
import { hashIp } from './actor.ts';
import { createLog } from './log.ts';
import { createTestApp, emulatorToken } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();

function logged(write: (log: ReturnType<typeof createLog>) => void, isProduction = true): string {
  const lines: string[] = [];
  write(createLog({ isProduction }, { destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test('the log contains no tokens, secrets or addresses', () => {
  const line = logged((log) =>
    log.info(
      {
        token: 'hidden-1',
        request: { authorization: 'hidden-2', user: { email: 'hidden-3' }, at: new Date(0) },
        items: [{ payment: { intent: { clientSecret: 'hidden-4' } } }],
      },
      'x',
    ),
  );
  expect(line).toContain('[hidden]');
  expect(line).not.toMatch(/hidden-\d/);
  expect(line).toContain('1970-01-01');
});

/** C0, C1, directions, and separators of lines and paragraphs. */
const unseen = [
  '\u001b[2J',
  '\u007f',
  '\u009b2J',
  '\u202e',
  '\u2066',
  '\u200e',
  '\u061c',
  '\u2028',
  '\u2029',
];

test.each(unseen)('%j is escaped in the log, and the entry stays the same', (text) => {
  const line = logged((log) => log.info({ path: `/parts${text}` }, 'x'));
  expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u);
  expect(JSON.parse(line)).toMatchObject({ path: `/parts${text}` });
});

test('a database error is logged without the statement’s values', async () => {
  const add = () =>
    db.query('INSERT INTO users (id, uid, email) VALUES (gen_random_uuid(), $1, $2)', [
      'private-uid',
      'private@norholt.test',
    ]);
  await add();
  const error: unknown = await add().catch((failure: unknown) => failure);
  const line = logged((log) => log.error({ error }, 'unexpected error'));
  expect(line).toContain('duplicate key value');
  expect(line).not.toContain('private');
});

test('the log of a sign-in, an order, a payment and errors contains request ids and no secret', async () => {
  const shop = await openShop();
  const lines: string[] = [];
  const log = createLog({ isProduction: true }, { destination: { write: (line) => void lines.push(line) } });
  const app = createTestApp(shop.db, { deps: { ...shop.deps, log } });
  const ids: string[] = [];
  const call = async (method: string, path: string, token: string, body?: object) => {
    const response = await app.call(method, path, { token, body });
    ids.push(response.headers.get('x-request-id') ?? '');
    const field = (name: string) =>
      new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(response.body))?.[1] ?? '';
    return { status: response.status, field };
  };

  const person = { uid: 'uid-journey', email: 'private.person@norholt.test' };
  const firebase = emulatorToken(person);
  const body = { name: 'Private Person', email: person.email };
  const token = (await call('PUT', `/user/${person.email}`, firebase, body)).field('accessToken');
  const part = await shop.addPart();
  const buyer = { id: '', ...person, token };
  const order = { ...orderBody(buyer, part), address: 'Private Road 1', phone: '+46 70 000 00 00' };
  const place = async () => (await call('POST', '/orders', token, order)).field('insertedId');
  const pay = async () => call('POST', '/create-payment', token, { orderId: await place() });
  const clientSecret = (await pay()).field('clientSecret');
  expect(await shop.confirmCard(clientSecret)).toBe('succeeded');
  await shop.stripe.webhooks.settled();
  expect((await call('GET', '/user/someone.else@norholt.test', token)).status).toBe(403);
  expect((await call('GET', `/user/${person.email}`, `${token}x`)).status).toBe(401);
  expect((await call('POST', '/orders', token, { ...order, productQuantity: -1 })).status).toBe(400);
  shop.stripe.faults.next({ kind: 'unavailable', on: 'create', times: 4 });
  expect((await pay()).status).toBe(503);

  const all = lines.join('');
  for (const id of ids) expect(all).toContain(id);
  const { tokenSecret } = app.deps.config;
  // Without a socket, the address is `unknown`.
  for (const line of lines) expect(line).toContain(`"ipHash":"${hashIp('unknown', tokenSecret)}"`);
  expect(all).not.toContain('"unknown"');
  const texts = ['4242424242424242', 'norholt.test', 'Private', '+46 70', 'sk_test'];
  const secrets = [firebase, token, clientSecret, ...texts];
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(all).not.toContain(secret);
  }
});

test('a local run logs only warnings and errors', () => {
  expect(logged((log) => log.info('fine'), false)).toBe('');
  expect(logged((log) => log.warn('look'), false)).toContain('look');
});

test('drops a line whose error is reported already', () => {
  const lines: string[] = [];
  const known = new Error('down');
  const log = createLog(
    { isProduction: true },
    { destination: { write: (line) => void lines.push(line) }, isReported: (error) => error === known },
  );
  log.warn({ error: known }, 'service unavailable');
  log.error({ error: new Error('other') }, 'unexpected error');
  log.info('started');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'unexpected error',
    'started',
  ]);
});

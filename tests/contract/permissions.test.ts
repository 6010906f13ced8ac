import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { access, type CallerKind } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { keyIdOf } from '#server/auth/access-tokens.ts';
import { emulatorToken } from '#server/testing/app.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { gatherPeople, imageHosts, validRequests, type People, type ValidRequest } from './valid-requests.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'norholt-permissions-'));
afterAll(() => rm(dataDir, { recursive: true }));

const shop = await openShop({ nodes: 2, config: { imageHosts, dataDir } });
let people: People;
let requests: ReturnType<typeof validRequests>;

beforeAll(async () => {
  people = await gatherPeople(shop);
  requests = validRequests(shop, people);
});

// A customer may have ten open orders, and the matrix opens more.
afterEach(() =>
  shop.db
    .query(`UPDATE orders SET status = 'cancelling' WHERE status = 'unpaid'`)
    .then(() =>
      shop.db.query(
        `UPDATE orders SET status = 'cancelled', stock_state = 'released' WHERE status = 'cancelling'`,
      ),
    ),
);

const names = Object.keys(calls) as (keyof typeof calls)[];
const callerKinds: readonly CallerKind[] = ['visitor', 'own', 'other', 'admin'];
const cells = names.flatMap((name) =>
  callerKinds.map((asker) => ({ name, asker, expected: access[calls[name].access][asker] })),
);

const send = (name: keyof typeof calls, { path, body, token }: ValidRequest) =>
  shop.call(calls[name].method, path, { ...(token === undefined ? {} : { token }), body });

/** The rows of the contract's own table: a call, and what each asker is answered. */
const stated = readFileSync(new URL('authorisation-matrix.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (GET|PUT|POST|PATCH|DELETE)/.test(line))
  .flatMap((line) => {
    const [named = '', ...responses] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const statuses = responses.map((response) =>
      Number((/(\d{3}) other/.exec(response) ?? /(\d{3})/.exec(response))?.[1]),
    );
    return named.split(', ').map((call) => ({ call: call === 'upload' ? 'POST /images' : call, statuses }));
  })
  // The exchange is not asked for with the API's own token; its own tests are in server/auth.
  .filter(({ call }) => !call.endsWith('(FB)'));

/** `GET /user/{e} (AT)` and `GET /user/:email` alike. */
const shapeOf = (call: string) => call.replace(/ \(AT\)$/, '').replace(/\{\w+\}|:\w+/g, '*');

describe('the authorisation matrix', () => {
  test.each(names)('lets %s in as the contract states', (name) => {
    const { method, path, access: kind } = calls[name];
    const shape = shapeOf(`${method} ${path}`);
    const row = stated.find(({ call }) => [shape, shape.replace(/\/\*$/, '')].includes(shapeOf(call)));
    const { visitor, own, other, admin } = access[kind];
    expect([visitor, own, other, admin]).toEqual(row?.statuses);
  });

  test.each(cells)('$name as $asker: $expected', async ({ name, asker, expected }) => {
    const response = await send(name, await requests[name](asker));
    expect(response, JSON.stringify(response.body)).toMatchObject({ status: expected });
    if (expected === 200) return;
    expect(response.body).toMatchObject({
      message: expect.any(String) as string,
      code: expect.any(String) as string,
    });
    expect(response.body).not.toHaveProperty('accessToken');
    expect(response.body).not.toHaveProperty('insertedId');
  });
});

describe('a token that does not hold opens no call that needs one', () => {
  const secret = () => shop.nodes[0]?.deps.config.tokenSecret ?? new Uint8Array();
  const seconds = () => Math.floor(Date.now() / 1000);

  /** The caller's own token made again with one thing wrong. */
  const resigned = (token: string, claims: Record<string, unknown>, key = secret(), typ = 'at+jwt') =>
    new SignJWT({ ...decodeJwt(token), ...claims })
      .setProtectedHeader({ alg: 'HS256', typ, kid: keyIdOf(secret()) })
      .sign(key);

  const spoilt: Record<string, (token: string) => string | Promise<string>> = {
    expired: (token) => resigned(token, { exp: seconds() - 31 }),
    'of another audience': (token) => resigned(token, { aud: 'another-api' }),
    'of another issuer': (token) => resigned(token, { iss: 'another' }),
    'of another kind': (token) => resigned(token, {}, secret(), 'JWT'),
    'signed with another secret': (token) => resigned(token, {}, randomBytes(48)),
    'with alg none': (token) => new UnsecuredJWT(decodeJwt(token)).encode(),
    'of a version that was revoked': (token) => resigned(token, { ver: 0 }),
    'of another session': (token) => resigned(token, { sid: '019a9c40-0000-7000-8000-999999999999' }),
    'without a session': (token) => resigned(token, { sid: undefined }),
    'of nobody': (token) => resigned(token, { sub: '019a9c40-0000-7000-8000-999999999999' }),
    'without an end': (token) => resigned(token, { exp: undefined }),
    'from Firebase': () => emulatorToken(people.admin),
    'from Firebase for another project': () => emulatorToken(people.admin, { aud: 'other' }),
    'that is no token': () => 'a.b.c',
  };

  const guarded = names.filter((name) => calls[name].access !== 'everyone');

  test.each(guarded)('%s', async (name) => {
    const asker = access[calls[name].access].own === 200 ? 'own' : 'admin';
    const valid = await requests[name](asker);
    for (const [what, invalidate] of Object.entries(spoilt)) {
      // The exchange is what a Firebase token is for; its own tests are in server/auth.
      if (name === 'saveUser' && what.startsWith('from Firebase')) continue;
      const response = await send(name, { ...valid, token: await invalidate(valid.token ?? '') });
      expect(response, what).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(response.headers.get('www-authenticate'), what).toBe('Bearer');
    }
    expect((await send(name, valid)).status, 'the good token').toBe(200);
  });
});

import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { access, admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { keyIdOf } from '#server/auth/access-tokens.ts';
import { actionOfCall } from '#server/core/limits.ts';
import { emulatorToken } from '#server/testing/app.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import {
  callerKinds,
  callNames,
  openShopWithRequests,
  type CallName,
  type ValidRequest,
} from './valid-requests.ts';

const dataDir = tempFolder();

const { shop, people, requests } = await openShopWithRequests({
  nodes: 2,
  config: { dataDir },
  isTampered: true,
});

// A customer may have ten open orders, and these tests place more.
afterEach(async () => {
  await shop.db.query(`UPDATE orders SET status = 'cancelling' WHERE status = 'unpaid'`);
  await shop.db.query(
    `UPDATE orders SET status = 'cancelled', stock_state = 'released' WHERE status = 'cancelling'`,
  );
});

const attempts = callNames.flatMap((name) =>
  callerKinds.map((caller) => ({ name, caller, expected: access[calls[name].access][caller] })),
);

const send = (name: CallName, { path, body, token }: ValidRequest) =>
  shop.call(calls[name].method, path, { ...(token === undefined ? {} : { token }), body });

test('every call that changes something has a limit', () => {
  const writing = callNames.filter((name) => calls[name].method !== 'GET');
  expect(Object.keys(actionOfCall).sort()).toEqual(writing.sort());
});

describe('R17: the authorisation matrix', () => {
  test('lets visitors change nothing', () => {
    const open = callNames.filter((name) => access[calls[name].access].visitor === 200);
    // They read what a visitor's browser sends; repeats.test.ts shows that they write nothing.
    expect(open.filter((name) => calls[name].method !== 'GET')).toEqual([
      'readBasketLines',
      'findNumbers',
      'readOrderFile',
    ]);
  });

  test('lets no customer make a call about another user', () => {
    const aboutUsers = callNames.filter((name) => calls[name].path.includes(':email'));
    expect(aboutUsers.filter((name) => access[calls[name].access].other !== 403)).toEqual([]);
  });

  test.each(attempts)('$name as $caller: $expected', async ({ name, caller, expected }) => {
    const response = await send(name, await requests[name](caller));
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

describe('R17: an invalid token is rejected', () => {
  const secret = () => shop.deps.config.tokenSecret ?? new Uint8Array();
  const seconds = () => Math.floor(Date.now() / 1000);

  /** The caller's token with other claims, another header or another key. */
  const withClaims = (token: string, claims: Record<string, unknown>, header: object = {}, key = secret()) =>
    new SignJWT({ ...decodeJwt(token), ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(secret()), ...header })
      .sign(key);

  const invalidTokens: Record<string, (token: string) => string | Promise<string>> = {
    expired: (token) => withClaims(token, { exp: seconds() - 31 }),
    'of another audience': (token) => withClaims(token, { aud: 'another-api' }),
    'of another issuer': (token) => withClaims(token, { iss: 'another' }),
    'of another kind': (token) => withClaims(token, {}, { typ: 'JWT' }),
    'signed with another secret': (token) => withClaims(token, {}, {}, randomBytes(48)),
    'signed with another algorithm': (token) => withClaims(token, {}, { alg: 'HS512' }),
    'with alg none': (token) => new UnsecuredJWT(decodeJwt(token)).encode(),
    'of a version that was revoked': (token) => withClaims(token, { ver: 0 }),
    'of another session': (token) => withClaims(token, { sid: '019a9c40-0000-7000-8000-999999999999' }),
    'without a session': (token) => withClaims(token, { sid: undefined }),
    'of an unknown user': (token) => withClaims(token, { sub: '019a9c40-0000-7000-8000-999999999999' }),
    'without an expiry': (token) => withClaims(token, { exp: undefined }),
    'from Firebase': () => emulatorToken(people.admin),
    'from Firebase for another project': () => emulatorToken(people.admin, { aud: 'other' }),
    'that is not a token': () => 'a.b.c',
  };

  const guarded = callNames.filter((name) => calls[name].access !== 'everyone');

  test.each(guarded)('%s', async (name) => {
    const valid = await requests[name](admitted(calls[name].access));
    for (const [what, invalidate] of Object.entries(invalidTokens)) {
      // The exchange accepts Firebase tokens; server/auth tests it.
      if (name === 'saveUser' && what.startsWith('from Firebase')) continue;
      const response = await send(name, { ...valid, token: await invalidate(valid.token ?? '') });
      expect(response, what).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(response.headers.get('www-authenticate'), what).toBe('Bearer');
    }
    expect((await send(name, valid)).status, 'the valid token').toBe(200);
  });
});

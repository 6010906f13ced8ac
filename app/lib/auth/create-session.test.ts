// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from './auth-provider.ts';
import { buildAuthUser as person } from './build-auth-user.ts';
import { createSession } from './create-session.ts';

/** How far the clock of the device is ahead of the server's, in ms. */
let aheadMs = 0;
const serverTime = () => Date.now() - aheadMs;

const jwt = (uid: string, lifeSeconds: number) => {
  const iat = Math.floor(serverTime() / 1000);
  return `x.${btoa(JSON.stringify({ uid, iat, exp: iat + lifeSeconds }))}.x`;
};

/** A provider whose reports (`tell`, `tellName`) the test triggers. */
function fakeAuth() {
  let tell: (user: AuthUser | null) => void = () => undefined;
  let tellName: (named: { uid: string; name: string }) => void = () => undefined;
  let refreshed: AuthUser | null = null;
  const auth: AuthProvider = {
    watch(listener) {
      tell = listener;
      return () => undefined;
    },
    watchName(listener) {
      tellName = listener;
      return () => undefined;
    },
    logIn: () => Promise.resolve(person('mara')),
    signUp({ name }) {
      tell({ ...person('new'), name: '' });
      return Promise.resolve({ ...person('new'), name, isMailSent: true });
    },
    withGoogle: () => Promise.reject(new Error('closed')),
    rename: () => Promise.resolve(),
    refresh: () => Promise.resolve(refreshed),
    sendReset: () => Promise.resolve(),
    sendVerification: () => Promise.resolve(),
    leave() {
      tell(null);
      return Promise.resolve();
    },
  };
  return {
    load: () => Promise.resolve(auth),
    tell: (user: AuthUser | null) => tell(user),
    tellName: (uid: string, name: string) => tellName({ uid, name }),
    /** Sets what `refresh` returns. */
    becomes: (user: AuthUser) => {
      refreshed = user;
    },
  };
}

const exchanges: { authorization: string | null; body: unknown }[] = [];
const ended: (string | null)[] = [];
let lifeSeconds = 3600;
let admins: string[] = [];

const server = setupServer(
  http.put('*/api/user/:email', async ({ request, params }) => {
    exchanges.push({ authorization: request.headers.get('Authorization'), body: await request.json() });
    const uid = String(params['email']).split('@')[0] ?? '';
    const result = {
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 0,
      upsertedCount: 0,
      upsertedId: null,
    };
    const headers = { Date: new Date(serverTime()).toUTCString() };
    return HttpResponse.json({ result, accessToken: jwt(uid, lifeSeconds) }, { headers });
  }),
  http.delete('*/api/session', ({ request }) => {
    ended.push(request.headers.get('Authorization'));
    return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
  }),
  http.get('*/api/admin/:email', ({ params }) =>
    HttpResponse.json({ admin: admins.includes(String(params['email'])) }),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'session=; Max-Age=0';
  exchanges.length = 0;
  ended.length = 0;
  lifeSeconds = 3600;
  aheadMs = 0;
  admins = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

/** A page that opens. Its provider is not loaded yet. */
function opened() {
  const auth = fakeAuth();
  const session = createSession(auth.load);
  session.restore();
  const becomes = (status: string) => vi.waitFor(() => expect(session.store.get().status).toBe(status));
  return { auth, session, becomes };
}

async function started() {
  const page = opened();
  await page.session.start();
  return page;
}

async function loggedIn() {
  const page = await started();
  await page.session.logIn({ email: 'mara@norholt.test', password: 'x' });
  return page;
}

function storeToken(owner: string, token = jwt(owner, 3600)) {
  localStorage.setItem('accessToken', token);
  localStorage.setItem('accessTokenOwner', owner);
}

function storeSession(uid: string, lifeSeconds = 3600) {
  storeToken(uid, jwt(uid, lifeSeconds));
  const stored = { status: 'signed-in', uid, email: `${uid}@norholt.test`, name: uid, isVerified: true };
  localStorage.setItem('accessTokenSession', JSON.stringify({ ...stored, role: 'customer' }));
}

test('exchanges the ID token for an access token after a login, and loads the role', async () => {
  admins = ['mara@norholt.test'];
  const { session } = await loggedIn();
  expect(session.store.get()).toMatchObject({ status: 'signed-in', uid: 'mara', role: 'admin' });
  expect(exchanges).toEqual([
    { authorization: 'Bearer id-token-mara', body: { email: 'mara@norholt.test', name: 'mara' } },
  ]);
  expect(await session.token()).toBe(localStorage.getItem('accessToken'));
});

test('tells the server the name of a new user, which the provider reports late', async () => {
  const { session } = await started();
  await session.signUp({ name: 'Ruta Holm', email: 'new@norholt.test', password: 'xxxxxx' });
  expect(exchanges.map(({ body }) => body)).toEqual([{ email: 'new@norholt.test', name: 'Ruta Holm' }]);
  expect(session.store.get()).toMatchObject({ status: 'signed-in', name: 'Ruta Holm' });
});

test('reuses the stored token after a reload, but only for its owner', async () => {
  storeToken('mara');
  const { auth, becomes } = await started();
  auth.tell(person('mara'));
  await becomes('signed-in');
  expect(exchanges).toEqual([]);
  auth.tell(null);
  auth.tell(person('joel'));
  await becomes('signed-in');
  expect(exchanges).toHaveLength(1);
});

test('replaces a stored token that was revoked', async () => {
  storeToken('mara');
  const refused = HttpResponse.json({ message: 'Unauthorized', code: 'UNAUTHENTICATED' }, { status: 401 });
  server.use(http.get('*/api/admin/:email', () => refused, { once: true }));
  const { auth, becomes } = await started();
  auth.tell(person('mara'));
  await becomes('signed-in');
  expect(exchanges).toHaveLength(1);
});

test('renews the token five minutes before it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { session } = await loggedIn();
  const first = await session.token();
  await vi.advanceTimersByTimeAsync(56 * 60 * 1000);
  await vi.waitFor(() => expect(exchanges).toHaveLength(2));
  await vi.waitFor(async () => expect(await session.token()).not.toBe(first));
});

test.each([60, -60])(
  'exchanges once for two page loads, with a clock that is %i minutes wrong',
  async (minutes) => {
    aheadMs = minutes * 60_000;
    const rightTime = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => rightTime() + aheadMs);
    await loggedIn();
    const { auth, becomes, session } = await started();
    auth.tell(person('mara'));
    await becomes('signed-in');
    await session.token();
    expect(exchanges).toHaveLength(1);
  },
);

test('shares one renewal among calls with an expired token', async () => {
  lifeSeconds = 0;
  const { session } = await loggedIn();
  lifeSeconds = 3600;
  const tokens = await Promise.all([session.token(), session.token(), session.token()]);
  expect(new Set(tokens).size).toBe(1);
  expect(exchanges).toHaveLength(2);
});

test('ends the session on the server at log-out, and works again if the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page
  const { auth, session, becomes } = await started();
  auth.tell(person('mara'));
  await becomes('signed-in');
  const token = localStorage.getItem('accessToken');
  await session.logOut();
  expect(ended).toEqual([`Bearer ${token}`]);
  expect(session.store.get()).toEqual({ status: 'loading' });
  await session.leave();
  expect(session.store.get()).toEqual({ status: 'signed-out' });
  auth.tell(person('iris'));
  await becomes('signed-in');
});

test('switches to the user of another tab and keeps their token', async () => {
  const { auth, session, becomes } = await loggedIn();
  const theirs = jwt('joel', 3600);
  storeToken('joel', theirs);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessTokenOwner', newValue: 'joel' }));
  expect(session.store.get()).toEqual({ status: 'loading' });
  auth.tell(null);
  auth.tell(person('joel'));
  await becomes('signed-in');
  expect(session.store.get()).toMatchObject({ uid: 'joel' });
  expect(localStorage.getItem('accessToken')).toBe(theirs);
});

test('tells the server on focus that the address was verified in another tab', async () => {
  storeToken('mara');
  const { auth, session, becomes } = await started();
  auth.tell({ ...person('mara'), isVerified: false });
  await becomes('signed-in');
  expect(session.store.get()).toMatchObject({ isVerified: false });
  const verified = { ...person('mara'), needsTokenRefresh: () => Promise.resolve(true) };
  auth.becomes({ ...verified, idToken: () => Promise.resolve('newer ID token') });
  admins = ['mara@norholt.test'];
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(session.store.get()).toMatchObject({ isVerified: true, role: 'admin' }));
  expect(exchanges.map(({ authorization }) => authorization)).toEqual(['Bearer newer ID token']);
});

test('makes no exchange while the address is not verified', async () => {
  const { auth, session, becomes } = await started();
  const unverified = { ...person('mara'), isVerified: false };
  auth.tell(unverified);
  await becomes('signed-in');
  auth.becomes(unverified);
  await session.checkVerified();
  expect(session.store.get()).toMatchObject({ isVerified: false });
  expect(exchanges).toHaveLength(1);
});

const refuseExchange = (status: number, code: string, message: string) => {
  server.use(http.put('*/api/user/:email', () => HttpResponse.json({ message, code }, { status })));
};

test('logs out within two seconds when the server does not respond', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.use(http.delete('*/api/session', () => new Promise(() => undefined)));
  const { session } = await loggedIn();
  const loggedOut = session.logOut();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  await loggedOut;
});

test('signs out with a reason when a renewal is rejected', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { session, becomes } = await loggedIn();
  refuseExchange(401, 'UNAUTHENTICATED', 'ended');
  await vi.advanceTimersByTimeAsync(56 * 60 * 1000);
  await becomes('signed-out');
  expect(session.store.get()).toEqual({
    status: 'signed-out',
    reason: 'Your session has ended. Please log in again.',
  });
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(await session.token()).toBeNull();
});

test('uses a token that is due for renewal while the server cannot check sign-ins', async () => {
  const now = Math.floor(Date.now() / 1000);
  const due = `x.${btoa(JSON.stringify({ iat: now - 3500, exp: now + 100 }))}.x`;
  storeToken('mara', due);
  refuseExchange(503, 'UNAVAILABLE', 'down');
  const { auth, session, becomes } = await started();
  auth.tell(person('mara'));
  await becomes('signed-in');
  expect(await session.token()).toBe(due);
});

test('continues the stored session of the last page before the provider is loaded', async () => {
  admins = ['mara@norholt.test'];
  const { session } = await loggedIn();
  const next = opened().session;
  expect(next.store.get()).toEqual(session.store.get());
  expect(await next.token()).toBe(await session.token());
});

test.each([
  ['whose token is due for renewal', () => storeSession('mara', 0)],
  [
    'of another owner than the token',
    () => (storeSession('mara'), localStorage.setItem('accessTokenOwner', 'joel')),
  ],
  [
    'that is malformed',
    () => (storeSession('mara'), localStorage.setItem('accessTokenSession', '{"uid":"mara"}')),
  ],
])('waits for the provider with a stored session %s', async (_what, store) => {
  store();
  document.cookie = 'session=1';
  const { session } = opened();
  expect(session.store.get()).toEqual({ status: 'loading' });
  expect(await session.token()).toBeNull();
});

test('knows without the provider that nobody is signed in', () => {
  expect(opened().session.store.get()).toEqual({ status: 'signed-out' });
});

test('follows a sign-in of another tab after it has sent a reset mail', async () => {
  const auth = fakeAuth();
  const session = createSession(auth.load);
  await session.sendReset('mara@norholt.test');
  auth.tell(null);
  storeSession('mara');
  auth.tell(person('mara'));
  await vi.waitFor(() => expect(session.store.get().status).toBe('signed-in'));
  expect(localStorage.getItem('accessTokenOwner')).toBe('mara');
});

test('asks the provider on the next page when the server could not be reached', async () => {
  refuseExchange(503, 'UNAVAILABLE', 'down');
  const { auth, becomes } = await started();
  auth.tell(person('mara'));
  await becomes('unavailable');
  expect(opened().session.store.get()).toEqual({ status: 'loading' });
});

test('replaces a stored token that a call found revoked, once the provider has confirmed the user', async () => {
  storeSession('mara', 3000);
  const revoked = localStorage.getItem('accessToken');
  server.use(
    http.get('*/api/admin/:email', ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${revoked}`
        ? HttpResponse.json({ message: 'Unauthorized', code: 'UNAUTHENTICATED' }, { status: 401 })
        : HttpResponse.json({ admin: false }),
    ),
  );
  const { auth, session } = opened();
  const replacement = session.replacementOf(revoked ?? '');
  await vi.waitFor(() => {
    auth.tell(person('mara'));
    expect(exchanges).toHaveLength(1);
  });
  expect(await replacement).toBe(localStorage.getItem('accessToken'));
  expect(await replacement).not.toBe(revoked);
  expect(session.store.get()).toMatchObject({ status: 'signed-in', uid: 'mara' });
});

test('has no other token when the stored session has ended', async () => {
  storeSession('mara');
  const { auth, session, becomes } = await started();
  const replacement = session.replacementOf(localStorage.getItem('accessToken') ?? '');
  auth.tell(null);
  expect(await replacement).toBeNull();
  await becomes('signed-out');
  expect(localStorage.getItem('accessTokenSession')).toBeNull();
});

test('ends a stored session on the server at log-out, before the provider is loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page
  storeSession('mara');
  const token = localStorage.getItem('accessToken');
  await opened().session.logOut();
  expect(ended).toEqual([`Bearer ${token}`]);
});

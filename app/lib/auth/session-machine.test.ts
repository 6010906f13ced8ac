import { expect, test } from 'vitest';
import * as m from '#messages/create-session.js';
import { ApiError } from '../http/api-error.ts';
import type { AuthUser } from './auth-provider.ts';
import { buildAuthUser as person } from './build-auth-user.ts';
import {
  initialState,
  transition,
  type Role,
  type SessionEvent,
  type SessionState,
} from './session-machine.ts';

const mara = person('mara');
const joel = person('joel');

const userOf = ({ uid, email, name, photoURL, isVerified }: AuthUser) => ({
  uid,
  email,
  name,
  photoURL,
  isVerified,
});
const tokenOf = (owner: string) => ({ value: `token of ${owner}`, owner, renewAt: 0, expiresAt: 0 });

const after = (state: SessionState, ...events: SessionEvent[]) =>
  events.reduce((current, event) => transition(current, event).state, state);

const tokenReceived = (attempt: number, { uid }: AuthUser): SessionEvent => ({
  type: 'token-received',
  attempt,
  token: tokenOf(uid),
});
const entered = (attempt: number, user = mara, role: Role = 'customer'): SessionEvent => ({
  type: 'entered',
  attempt,
  user,
  token: tokenOf(user.uid),
  role,
});
const reported = (user: AuthUser | null): SessionEvent => ({ type: 'user-reported', user });
const tokenOwner = (owner: string | null): SessionEvent => ({ type: 'token-owner-changed', owner });
const named = (uid: string, name: string): SessionEvent => ({ type: 'name-reported', uid, name });

const blocked = new ApiError('This account is blocked.', { status: 403, code: 'ACCOUNT_BLOCKED' });
const expired = new ApiError('Unauthorized', { status: 401, code: 'UNAUTHENTICATED' });
const down = new ApiError('The shop is down.', { status: 503, code: 'UNAVAILABLE', requestId: 'r-1' });

const loading = initialState;
const entering = after(loading, reported(mara));
const signedIn = after(entering, entered(1));
const signedOut = after(loading, reported(null));
const signingIn = after(signedOut, { type: 'sign-in-started' });
const leaving = after(signedIn, { type: 'log-out' });
const storedMara: SessionEvent = {
  type: 'restored',
  session: { status: 'signed-in', ...userOf(mara), role: 'customer' },
  token: tokenOf('mara'),
};
const restored = after(loading, storedMara);
const confirming = after(restored, reported(mara));
const ended = after(signedIn, { type: 'leave', reason: 'Ended.' });

const asMara = { status: 'signed-in', uid: 'mara', name: 'mara', role: 'customer' };
const dropMara = { type: 'drop-token', owner: 'mara' };
const leaveProvider = { type: 'leave-provider' };
const later = (type: string, attempt: number) => ({
  type: 'schedule',
  event: { type, attempt },
  ms: 30_000,
});

const due = (type: 'retry-due' | 'renewal-due', attempt: number): SessionEvent => ({ type, attempt });
const entryFailed = (attempt: number, error: unknown): SessionEvent => ({
  type: 'entry-failed',
  attempt,
  error,
});
const renewalFailed = (attempt: number, error: unknown): SessionEvent => ({
  type: 'renewal-failed',
  attempt,
  error,
});
const renewed = ({ uid }: AuthUser): SessionEvent => ({ type: 'renewed', token: tokenOf(uid) });
const unavailable = after(entering, entryFailed(1, down));
const providerFailed: SessionEvent = { type: 'provider-failed', error: down };

const stillLoading = { status: 'loading' };
const loadingAs = ({ name }: AuthUser) => ({ status: 'loading', person: { name } });
const out = { status: 'signed-out' };
const blockedOut = { ...out, reason: blocked };
const shopIsDown = { status: 'unavailable', message: 'The shop is down.', requestId: 'r-1' };

const enters = (user: AuthUser, attempt: number) => ({ type: 'enter', user, attempt });
const stores = (attempt: number) => ({ type: 'store-token', attempt, token: tokenOf('mara') });
const start = { type: 'start' };
const logOutMara = { type: 'log-out', owner: 'mara', token: tokenOf('mara') };

/** Expects the session and the effects after `event`. */
function becomes(state: SessionState, event: SessionEvent, session: object, ...effects: object[]) {
  const next = transition(state, event);
  expect(next.state.session).toMatchObject(session);
  expect(next.effects).toMatchObject(effects);
}

test('the provider reports a user: shows them and gets a token', () =>
  becomes(loading, reported(mara), loadingAs(mara), enters(mara, 1)));
test('the provider reports nobody: drops whatever token is stored', () =>
  becomes(loading, reported(null), out, { type: 'drop-token', owner: undefined }));
test('the provider cannot be loaded', () => becomes(loading, providerFailed, shopIsDown));
test('the provider reports the same user again', () => becomes(signedIn, reported(mara), asMara));
test('the provider reports another user: shows the old one until the new one has a token', () =>
  becomes(signedIn, reported(joel), asMara, enters(joel, 2)));
test('the provider signs out', () => becomes(signedIn, reported(null), out, dropMara));
test('the provider reports the end of a session again', () =>
  becomes(ended, reported(null), { reason: 'Ended.' }, dropMara));
test('the provider reports nobody where nobody has signed in: keeps the token of another tab', () =>
  becomes(after(initialState, reported(null)), reported(null), out));
test('the provider reports somebody during a sign-in', () => becomes(signingIn, reported(joel), out));
test('a sign-in ends after the provider has reported somebody', () =>
  becomes(after(signingIn, reported(joel)), { type: 'sign-in-ended' }, out, enters(joel, 2)));
test('a sign-in ends without a report', () => becomes(signingIn, { type: 'sign-in-ended' }, out));
test('the form has signed in: keeps the page until the user has a token', () =>
  becomes(signingIn, { type: 'signed-in', user: mara }, out, enters(mara, 2)));
test('the token and the role arrive: stores the token', () =>
  becomes(entering, entered(1), asMara, stores(1)));
test('the token of an earlier attempt arrives', () => becomes(entering, entered(0, joel), stillLoading));
test('the name changes before the token arrives', () =>
  becomes(after(entering, named('mara', 'M.')), entered(1), { name: 'M.' }, {}));
test('the name changes', () => becomes(signedIn, named('mara', 'Mara Ek'), { name: 'Mara Ek' }));
test('the name of another user changes', () => becomes(signedIn, named('joel', 'Joel'), asMara));
test('the email address was verified meanwhile: keeps the name', () =>
  becomes(
    after(signedIn, named('mara', 'Mara Ek')),
    entered(1),
    { name: 'Mara Ek', isVerified: true },
    { type: 'store-token' },
  ));
test('the server rejects the user: says why and signs out everywhere', () =>
  becomes(entering, entryFailed(1, blocked), blockedOut, { type: 'drop-token' }, leaveProvider));
test('the server rejects who signs in: leaves the reason to the form', () =>
  becomes(
    after(signingIn, { type: 'signed-in', user: mara }),
    entryFailed(2, blocked),
    { status: 'signed-out', reason: undefined },
    { type: 'drop-token' },
    leaveProvider,
  ));
test('the server cannot be reached: retries later', () =>
  becomes(entering, entryFailed(1, down), shopIsDown, later('retry-due', 1)));
test('an earlier attempt fails', () => becomes(signedIn, entryFailed(0, blocked), asMara));
test('a retry is due: keeps the error until the outcome is known', () =>
  becomes(unavailable, due('retry-due', 1), { status: 'unavailable' }, enters(mara, 2)));
test('the user retries', () => becomes(unavailable, { type: 'retry' }, loadingAs(mara), enters(mara, 2)));
test('the user retries without a provider', () =>
  becomes(after(loading, providerFailed), { type: 'retry' }, stillLoading, start));
test('a renewal is due', () => becomes(signedIn, due('renewal-due', 1), asMara, { type: 'renew' }));
test('the renewal of an earlier user is due', () => becomes(signedIn, due('renewal-due', 0), asMara));
test('a new token arrives', () => becomes(signedIn, renewed(mara), asMara, stores(1)));
test('a new token for an earlier user arrives', () => becomes(signedIn, renewed(joel), asMara));
test('a renewal is rejected: the session has ended', () =>
  becomes(
    signedIn,
    renewalFailed(1, expired),
    { status: 'signed-out', reason: m.ended() },
    dropMara,
    leaveProvider,
  ));
test('a renewal fails: retries later', () =>
  becomes(signedIn, renewalFailed(1, down), asMara, later('renewal-due', 1)));
test('the role changes', () =>
  becomes(signedIn, { type: 'role-loaded', attempt: 1, role: 'admin' }, { ...asMara, role: 'admin' }));
test('another tab signs out', () => becomes(signedIn, tokenOwner(null), out, dropMara));
test('another tab renews the token', () => becomes(signedIn, tokenOwner('mara'), asMara));
test('another tab signs somebody else in', () => becomes(signedIn, tokenOwner('joel'), stillLoading, start));
test('another tab signs somebody in while nobody is signed in here', () =>
  becomes(signedOut, tokenOwner('joel'), out, start));
test('another tab signs out while nobody is signed in here', () => becomes(signedOut, tokenOwner(null), {}));
test('the browser stores a session: shows it and renews its token in time', () =>
  becomes(loading, storedMara, asMara, stores(0)));
test('the provider reports the user of the stored session: gets the role and keeps the session meanwhile', () =>
  becomes(restored, reported(mara), asMara, enters(mara, 0)));
test('the stored session is confirmed: shows its current role', () =>
  becomes(confirming, entered(0, mara, 'admin'), { ...asMara, role: 'admin' }, { type: 'store-token' }));
test('the provider reports another user than the stored session: hides it', () =>
  becomes(restored, reported(joel), loadingAs(joel), enters(joel, 1)));
test('the provider reports nobody although a session is stored', () =>
  becomes(restored, reported(null), out, dropMara));
test('the server rejects the user of the stored session', () =>
  becomes(confirming, entryFailed(0, blocked), blockedOut, dropMara, leaveProvider));
test('the server cannot be reached to confirm the stored session: retries later', () =>
  becomes(confirming, entryFailed(0, down), asMara, later('retry-due', 0)));
test('a retry to confirm the stored session is due', () =>
  becomes(confirming, due('retry-due', 0), asMara, enters(mara, 0)));
test('the provider cannot be loaded for the stored session', () => becomes(restored, providerFailed, asMara));
test('the name of the stored session changes', () =>
  becomes(restored, named('mara', 'Mara Ek'), { name: 'Mara Ek' }));
test('another tab signs out of the stored session', () => becomes(restored, tokenOwner(null), out, dropMara));
test('the provider has read its user before another tab signed out: signs them out again', () =>
  becomes(after(restored, tokenOwner(null)), reported(mara), out, dropMara, leaveProvider));
test('the provider has read its user before another tab signed out and in again', () =>
  becomes(after(restored, tokenOwner(null), tokenOwner('mara')), reported(mara), out, enters(mara, 2)));
test('another tab signs in again after the provider has reported', () =>
  becomes(after(signedIn, tokenOwner(null)), reported(mara), out, enters(mara, 3)));
test('another tab signs somebody else in than the stored session', () =>
  becomes(restored, tokenOwner('joel'), stillLoading, start));
test('the user of the stored session logs out', () =>
  becomes(restored, { type: 'log-out' }, stillLoading, logOutMara));
test('the old user is reported as signed out after another tab signed somebody else in', () =>
  becomes(after(signedIn, tokenOwner('joel')), reported(null), out, dropMara));
test('the server ends the session', () =>
  becomes(
    signedIn,
    { type: 'leave', reason: 'Ended.' },
    { status: 'signed-out', reason: 'Ended.' },
    dropMara,
    leaveProvider,
  ));
test('the user logs out', () => becomes(signedIn, { type: 'log-out' }, stillLoading, logOutMara));
test('the provider reports somebody during a log-out', () => becomes(leaving, reported(joel), stillLoading));
test('the provider reports somebody after a log-out that stayed on the page', () =>
  becomes(after(leaving, { type: 'leave' }), reported(joel), out, enters(joel, 4)));

test.each([
  ['signed out', signedOut],
  ['with another user in another tab', after(signedIn, tokenOwner('joel'))],
  ['with another user than the stored session', after(restored, tokenOwner('joel'))],
])('has no token when %s', (_title, state) => expect(state).toMatchObject({ user: null, token: null }));

test('has the token of a user who enters before the role is known', () => {
  expect(after(entering, tokenReceived(1, mara)).token).toEqual(tokenOf('mara'));
  expect(after(entering, tokenReceived(0, joel)).token).toBeNull();
});

test('does not give the token of a user who enters to the page of another', () => {
  expect(after(signedIn, reported(joel), tokenReceived(2, joel)).token).toBeNull();
});

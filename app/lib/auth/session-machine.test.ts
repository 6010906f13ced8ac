import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { AuthUser } from './auth-provider.ts';
import { buildAuthUser as person } from './build-auth-user.ts';
import {
  initialState,
  sessionEndedWords,
  transition,
  type SessionEvent,
  type SessionState,
} from './session-machine.ts';
import type { Role } from './token-exchange.ts';

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
const unavailable = after(entering, { type: 'entry-failed', attempt: 1, error: down });
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

test.each<[string, SessionState, SessionEvent, object, object[]]>([
  [
    'the provider reports a user: shows them and gets a token',
    loading,
    reported(mara),
    { status: 'loading', person: { name: 'mara' } },
    [{ type: 'enter', user: mara, attempt: 1 }],
  ],
  [
    'the provider reports nobody: drops whatever token is stored',
    loading,
    reported(null),
    { status: 'signed-out' },
    [{ type: 'drop-token', owner: undefined }],
  ],
  [
    'the provider cannot be loaded',
    loading,
    { type: 'provider-failed', error: down },
    { status: 'unavailable', message: 'The shop is down.', requestId: 'r-1' },
    [],
  ],
  ['the provider reports the same user again', signedIn, reported(mara), asMara, []],
  [
    'the provider reports another user: shows the old one until the new one has a token',
    signedIn,
    reported(joel),
    asMara,
    [{ type: 'enter', user: joel, attempt: 2 }],
  ],
  ['the provider signs out', signedIn, reported(null), { status: 'signed-out' }, [dropMara]],
  [
    'the provider reports the end of a session again',
    ended,
    reported(null),
    { reason: 'Ended.' },
    [dropMara],
  ],
  [
    'the provider reports nobody where nobody has signed in: keeps the token of another tab',
    after(initialState, reported(null)),
    reported(null),
    { status: 'signed-out' },
    [],
  ],
  ['the provider reports somebody during a sign-in', signingIn, reported(joel), { status: 'signed-out' }, []],
  [
    'a sign-in ends after the provider has reported somebody',
    after(signingIn, reported(joel)),
    { type: 'sign-in-ended' },
    { status: 'signed-out' },
    [{ type: 'enter', user: joel, attempt: 2 }],
  ],
  ['a sign-in ends without a report', signingIn, { type: 'sign-in-ended' }, { status: 'signed-out' }, []],
  [
    'the form has signed in: keeps the page until the user has a token',
    signingIn,
    { type: 'signed-in', user: mara },
    { status: 'signed-out' },
    [{ type: 'enter', user: mara, attempt: 2 }],
  ],
  [
    'the token and the role arrive: stores the token',
    entering,
    entered(1),
    asMara,
    [{ type: 'store-token', attempt: 1, token: tokenOf('mara') }],
  ],
  ['the token of an earlier attempt arrives', entering, entered(0, joel), { status: 'loading' }, []],
  [
    'the name changes before the token arrives',
    after(entering, named('mara', 'M.')),
    entered(1),
    { name: 'M.' },
    [{}],
  ],
  ['the name changes', signedIn, named('mara', 'Mara Ek'), { name: 'Mara Ek' }, []],
  ['the name of another user changes', signedIn, named('joel', 'Joel'), asMara, []],
  [
    'the email address was verified meanwhile: keeps the name',
    after(signedIn, named('mara', 'Mara Ek')),
    entered(1),
    { name: 'Mara Ek', isVerified: true },
    [{ type: 'store-token' }],
  ],
  [
    'the server rejects the user: says why and signs out everywhere',
    entering,
    { type: 'entry-failed', attempt: 1, error: blocked },
    { status: 'signed-out', reason: 'This account is blocked.' },
    [{ type: 'drop-token' }, leaveProvider],
  ],
  [
    'the server rejects who signs in: leaves the reason to the form',
    after(signingIn, { type: 'signed-in', user: mara }),
    { type: 'entry-failed', attempt: 2, error: blocked },
    { status: 'signed-out', reason: undefined },
    [{ type: 'drop-token' }, leaveProvider],
  ],
  [
    'the server cannot be reached: retries later',
    entering,
    { type: 'entry-failed', attempt: 1, error: down },
    { status: 'unavailable', message: 'The shop is down.', requestId: 'r-1' },
    [later('retry-due', 1)],
  ],
  ['an earlier attempt fails', signedIn, { type: 'entry-failed', attempt: 0, error: blocked }, asMara, []],
  [
    'a retry is due: keeps the error until the outcome is known',
    unavailable,
    { type: 'retry-due', attempt: 1 },
    { status: 'unavailable' },
    [{ type: 'enter', user: mara, attempt: 2 }],
  ],
  [
    'the user retries',
    unavailable,
    { type: 'retry' },
    { status: 'loading', person: { name: 'mara' } },
    [{ type: 'enter', user: mara, attempt: 2 }],
  ],
  [
    'the user retries without a provider',
    after(loading, { type: 'provider-failed', error: down }),
    { type: 'retry' },
    { status: 'loading' },
    [{ type: 'start' }],
  ],
  ['a renewal is due', signedIn, { type: 'renewal-due', attempt: 1 }, asMara, [{ type: 'renew' }]],
  ['the renewal of an earlier user is due', signedIn, { type: 'renewal-due', attempt: 0 }, asMara, []],
  [
    'a new token arrives',
    signedIn,
    { type: 'renewed', token: tokenOf('mara') },
    asMara,
    [{ type: 'store-token', attempt: 1, token: tokenOf('mara') }],
  ],
  [
    'a new token for an earlier user arrives',
    signedIn,
    { type: 'renewed', token: tokenOf('joel') },
    asMara,
    [],
  ],
  [
    'a renewal is rejected: the session has ended',
    signedIn,
    { type: 'renewal-failed', attempt: 1, error: expired },
    { status: 'signed-out', reason: sessionEndedWords },
    [dropMara, leaveProvider],
  ],
  [
    'a renewal fails: retries later',
    signedIn,
    { type: 'renewal-failed', attempt: 1, error: down },
    asMara,
    [later('renewal-due', 1)],
  ],
  [
    'the role changes',
    signedIn,
    { type: 'role-loaded', attempt: 1, role: 'admin' },
    { ...asMara, role: 'admin' },
    [],
  ],
  ['another tab signs out', signedIn, tokenOwner(null), { status: 'signed-out' }, [dropMara]],
  ['another tab renews the token', signedIn, tokenOwner('mara'), asMara, []],
  [
    'another tab signs somebody else in',
    signedIn,
    tokenOwner('joel'),
    { status: 'loading' },
    [{ type: 'start' }],
  ],
  [
    'another tab signs somebody in while nobody is signed in here',
    signedOut,
    tokenOwner('joel'),
    { status: 'signed-out' },
    [{ type: 'start' }],
  ],
  ['another tab signs out while nobody is signed in here', signedOut, tokenOwner(null), {}, []],
  [
    'the browser stores a session: shows it and renews its token in time',
    loading,
    storedMara,
    asMara,
    [{ type: 'store-token', attempt: 0, token: tokenOf('mara') }],
  ],
  [
    'the provider reports the user of the stored session: gets the role and keeps the session meanwhile',
    restored,
    reported(mara),
    asMara,
    [{ type: 'enter', user: mara, attempt: 0 }],
  ],
  [
    'the stored session is confirmed: shows its current role',
    confirming,
    entered(0, mara, 'admin'),
    { ...asMara, role: 'admin' },
    [{ type: 'store-token' }],
  ],
  [
    'the provider reports another user than the stored session: hides it',
    restored,
    reported(joel),
    { status: 'loading', person: { name: 'joel' } },
    [{ type: 'enter', user: joel, attempt: 1 }],
  ],
  [
    'the provider reports nobody although a session is stored',
    restored,
    reported(null),
    { status: 'signed-out' },
    [dropMara],
  ],
  [
    'the server rejects the user of the stored session',
    confirming,
    { type: 'entry-failed', attempt: 0, error: blocked },
    { status: 'signed-out', reason: 'This account is blocked.' },
    [dropMara, leaveProvider],
  ],
  [
    'the server cannot be reached to confirm the stored session: retries later',
    confirming,
    { type: 'entry-failed', attempt: 0, error: down },
    asMara,
    [later('retry-due', 0)],
  ],
  [
    'a retry to confirm the stored session is due',
    confirming,
    { type: 'retry-due', attempt: 0 },
    asMara,
    [{ type: 'enter', user: mara, attempt: 0 }],
  ],
  [
    'the provider cannot be loaded for the stored session',
    restored,
    { type: 'provider-failed', error: down },
    asMara,
    [],
  ],
  ['the name of the stored session changes', restored, named('mara', 'Mara Ek'), { name: 'Mara Ek' }, []],
  [
    'another tab signs out of the stored session',
    restored,
    tokenOwner(null),
    { status: 'signed-out' },
    [dropMara],
  ],
  [
    'the provider has read its user before another tab signed out: signs them out again',
    after(restored, tokenOwner(null)),
    reported(mara),
    { status: 'signed-out' },
    [dropMara, leaveProvider],
  ],
  [
    'the provider has read its user before another tab signed out and in again',
    after(restored, tokenOwner(null), tokenOwner('mara')),
    reported(mara),
    { status: 'signed-out' },
    [{ type: 'enter', user: mara, attempt: 2 }],
  ],
  [
    'another tab signs in again after the provider has reported',
    after(signedIn, tokenOwner(null)),
    reported(mara),
    { status: 'signed-out' },
    [{ type: 'enter', user: mara, attempt: 3 }],
  ],
  [
    'another tab signs somebody else in than the stored session',
    restored,
    tokenOwner('joel'),
    { status: 'loading' },
    [{ type: 'start' }],
  ],
  [
    'the user of the stored session logs out',
    restored,
    { type: 'log-out' },
    { status: 'loading' },
    [{ type: 'log-out', owner: 'mara', token: tokenOf('mara') }],
  ],
  [
    'the old user is reported as signed out after another tab signed somebody else in',
    after(signedIn, tokenOwner('joel')),
    reported(null),
    { status: 'signed-out' },
    [dropMara],
  ],
  [
    'the server ends the session',
    signedIn,
    { type: 'leave', reason: 'Ended.' },
    { status: 'signed-out', reason: 'Ended.' },
    [dropMara, leaveProvider],
  ],
  [
    'the user logs out',
    signedIn,
    { type: 'log-out' },
    { status: 'loading' },
    [{ type: 'log-out', owner: 'mara', token: tokenOf('mara') }],
  ],
  ['the provider reports somebody during a log-out', leaving, reported(joel), { status: 'loading' }, []],
  [
    'the provider reports somebody after a log-out that stayed on the page',
    after(leaving, { type: 'leave' }),
    reported(joel),
    { status: 'signed-out' },
    [{ type: 'enter', user: joel, attempt: 4 }],
  ],
])('%s', (_title, state, event, session, effects) => {
  const next = transition(state, event);
  expect(next.state.session).toMatchObject(session);
  expect(next.effects).toMatchObject(effects);
});

test.each([
  ['signed out', signedOut],
  ['with another user in another tab', after(signedIn, tokenOwner('joel'))],
  ['with another user than the stored session', after(restored, tokenOwner('joel'))],
])('has no token when %s', (_title, state) => {
  expect(state).toMatchObject({ user: null, token: null });
});

test('has the token of a user who enters before the role is known', () => {
  expect(after(entering, tokenReceived(1, mara)).token).toEqual(tokenOf('mara'));
  expect(after(entering, tokenReceived(0, joel)).token).toBeNull();
});

test('does not give the token of a user who enters to the page of another', () => {
  expect(after(signedIn, reported(joel), tokenReceived(2, joel)).token).toBeNull();
});

import * as m from '#messages/create-session.js';
import { ApiError, isRefusal, messageOf } from '../http/api-error.ts';
import type { AccessToken } from './access-token.ts';
import type { AuthUser } from './auth-provider.ts';

export type Role = 'customer' | 'admin';

export interface SignedInSession {
  status: 'signed-in';
  uid: string;
  email: string;
  name: string;
  photoURL: string | undefined;
  role: Role;
  /** Whether the email address is verified, as far as the server knows. */
  isVerified: boolean;
}

/**
 * `loading`: the user or their role is not known yet; `person` once the provider has reported the user.
 * `signed-out`: `reason` is set if the server ended the session: its refusal, or a text.
 * `unavailable`: the user cannot be determined right now; the session's `retry` tries again.
 */
export type Session =
  | { status: 'loading'; person?: Pick<SignedInSession, 'name' | 'photoURL'> }
  | { status: 'signed-out'; reason?: string | ApiError | undefined }
  | { status: 'unavailable'; message: string; requestId: string | undefined }
  | SignedInSession;

export interface SessionState {
  /** What the app shows. */
  session: Session;
  /** The provider's user, from the moment it is reported. */
  user: AuthUser | null;
  token: AccessToken | null;
  /** Whether session and token are those that the browser stored, which the provider has not confirmed yet. */
  isStored: boolean;
  /** Owner of the last token, also after the token is gone. */
  lastOwner: string | undefined;
  /** Increases with each change of user. Results of effects of an earlier attempt are ignored. */
  attempt: number;
  /** Number of sign-in forms that wait for the provider. */
  signIns: number;
  /**
   * The provider's first report here. `outdated`: another tab has signed out meanwhile. The provider may have read the
   * user from the browser's storage before that, and then stores them again.
   */
  firstReport: 'awaited' | 'outdated' | 'received';
  /** What the provider reported during a sign-in. It is handled after the sign-in. */
  reported: AuthUser | null | undefined;
  /** After a log-out the next document handles what the provider reports. */
  isLoggingOut: boolean;
}

export const initialState: SessionState = {
  session: { status: 'loading' },
  user: null,
  token: null,
  isStored: false,
  lastOwner: undefined,
  attempt: 0,
  signIns: 0,
  firstReport: 'awaited',
  reported: undefined,
  isLoggingOut: false,
};

type TimedEvent = { type: 'renewal-due' | 'retry-due'; attempt: number };

export type SessionEvent =
  | TimedEvent
  /** The browser stores a session whose token is still valid. */
  | { type: 'restored'; session: SignedInSession; token: AccessToken }
  | { type: 'nothing-stored' }
  | { type: 'provider-failed'; error: unknown }
  /** By the provider, when the page loads and when another tab signs in or out. */
  | { type: 'user-reported'; user: AuthUser | null }
  | { type: 'name-reported'; uid: string; name: string }
  /** By another tab. Null: it signed out. */
  | { type: 'token-owner-changed'; owner: string | null }
  | { type: 'sign-in-started' | 'sign-in-ended' | 'log-out' | 'retry' }
  | { type: 'signed-in'; user: AuthUser }
  /** The server looks up the role next. */
  | { type: 'token-received'; attempt: number; token: AccessToken }
  | { type: 'entered'; attempt: number; user: AuthUser; token: AccessToken; role: Role }
  | { type: 'entry-failed'; attempt: number; error: unknown }
  | { type: 'renewed'; token: AccessToken }
  | { type: 'renewal-failed'; attempt: number; error: unknown }
  | { type: 'role-loaded'; attempt: number; role: Role }
  | { type: 'leave'; reason?: string | undefined };

export type SessionEffect =
  /** Subscribes to the provider, once. */
  | { type: 'start' }
  /** Gets a token and the role of `user`, then sends `entered` or `entry-failed`. */
  | { type: 'enter'; attempt: number; user: AuthUser }
  /** Stores the token and sends `renewal-due` before it ends. */
  | { type: 'store-token'; attempt: number; token: AccessToken }
  /** Removes the stored token, unless `owner` is given and it belongs to somebody else. */
  | { type: 'drop-token'; owner: string | undefined }
  | { type: 'renew' }
  | { type: 'schedule'; event: TimedEvent; ms: number }
  | { type: 'leave-provider' }
  /** Ends the session on the server and at the provider, then loads the home page. */
  | { type: 'log-out'; owner: string | undefined; token: AccessToken | null };

export interface Transition {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/** Delay before retrying after a temporary failure. */
const retryMs = 30_000;

/** Why the server ended a session. */
const reasonOf = (error: unknown): string | ApiError =>
  error instanceof ApiError && error.code !== 'UNAUTHENTICATED' ? error : m.ended();

const nameOf = ({ name, email }: AuthUser): string => name || (email.split('@')[0] ?? email);

const to = (state: SessionState, ...effects: SessionEffect[]): Transition => ({ state, effects });

const withoutUser = (state: SessionState): SessionState => ({
  ...state,
  attempt: state.attempt + 1,
  user: null,
  token: null,
  isStored: false,
});

/** The uid of the current user, who may be known from storage alone. */
const ownerOf = ({ user, token }: SessionState): string | undefined => user?.uid ?? token?.owner;

const leaveProvider: SessionEffect = { type: 'leave-provider' };

function signOut(state: SessionState, reason?: string | ApiError, ...effects: SessionEffect[]): Transition {
  // The provider reports the same sign-out again, without a reason.
  const known = state.session.status === 'signed-out' ? state.session.reason : undefined;
  const session: Session = { status: 'signed-out', reason: reason ?? known };
  // Another tab may already have stored the next user's token.
  const dropToken: SessionEffect = { type: 'drop-token', owner: state.lastOwner };
  return to({ ...withoutUser(state), isLoggingOut: false, session }, dropToken, ...effects);
}

function enter(state: SessionState, user: AuthUser): Transition {
  // A stored session is used until the outcome is known.
  if (state.isStored && ownerOf(state) === user.uid)
    return to({ ...state, user }, { type: 'enter', user, attempt: state.attempt });
  const next = { ...withoutUser(state), user };
  const { photoURL } = user;
  // A page that shows something else keeps it until the outcome is known.
  if (state.session.status === 'loading' || state.isStored)
    next.session = { status: 'loading', person: { name: nameOf(user), photoURL } };
  return to(next, { type: 'enter', user, attempt: next.attempt });
}

function holdToken(state: SessionState, token: AccessToken): Transition {
  const { attempt } = state;
  return to({ ...state, token, lastOwner: token.owner }, { type: 'store-token', attempt, token });
}

function unavailable(state: SessionState, error: unknown): SessionState {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return { ...state, session: { status: 'unavailable', message: messageOf(error), requestId } };
}

function userReported(before: SessionState, reported: AuthUser | null): Transition {
  if (before.isLoggingOut) return to(before);
  if (before.signIns > 0) return to({ ...before, reported });
  const state: SessionState = { ...before, firstReport: 'received' };
  // Nobody has signed in here yet: the stored token is that of another tab's user, whom the provider reports next.
  if (!reported && state.session.status === 'signed-out' && state.lastOwner === undefined) return to(state);
  if (!reported) return signOut(state);
  if (reported.uid === state.user?.uid) return to(state);
  return before.firstReport === 'outdated'
    ? signOut(state, undefined, leaveProvider)
    : enter(state, reported);
}

function tokenOwnerChanged(before: SessionState, owner: string | null): Transition {
  const state = { ...before };
  if (state.firstReport !== 'received') state.firstReport = owner === null ? 'outdated' : 'awaited';
  const known = ownerOf(state);
  // Without a user, the provider reports who signed in.
  if (known === undefined) return owner === null ? to(state) : to(state, { type: 'start' });
  if (owner === known) return to(state);
  if (owner === null) return signOut(state);
  return to({ ...withoutUser(state), session: { status: 'loading' } }, { type: 'start' });
}

function rename(state: SessionState, name: string): SessionState {
  const { session } = state;
  const user = state.user && { ...state.user, name };
  return session.status === 'signed-in' && session.name !== name
    ? { ...state, user, session: { ...session, name } }
    : { ...state, user };
}

/** The next state of the session, and the effects that the caller runs. */
export function transition(state: SessionState, event: SessionEvent): Transition {
  if ('attempt' in event && event.attempt !== state.attempt) return to(state);
  const { user, session, attempt, signIns } = state;
  switch (event.type) {
    case 'restored':
      return holdToken({ ...state, session: event.session, isStored: true }, event.token);
    case 'nothing-stored':
      return signOut(state);
    case 'provider-failed':
      return to(session.status === 'loading' ? unavailable(state, event.error) : state);
    case 'user-reported':
      return userReported(state, event.user);
    case 'name-reported':
      return to(ownerOf(state) === event.uid ? rename(state, event.name) : state);
    case 'token-owner-changed':
      return tokenOwnerChanged(state, event.owner);
    case 'sign-in-started':
      return to({ ...state, signIns: signIns + 1 });
    case 'sign-in-ended': {
      const next = { ...state, signIns: signIns - 1, reported: undefined };
      return state.reported === undefined ? to(next) : userReported(next, state.reported);
    }
    case 'signed-in':
      return enter(state, event.user);
    case 'token-received':
      // The page of another user must not send it.
      return to(session.status === 'signed-in' ? state : { ...state, token: event.token });
    case 'entered': {
      const { uid, email, photoURL, isVerified } = event.user;
      // The name may have changed meanwhile.
      const current = { ...event.user, name: user?.name ?? event.user.name };
      const { role, token } = event;
      const name = nameOf(current);
      const entered: Session = { status: 'signed-in', uid, email, name, photoURL, isVerified, role };
      return holdToken({ ...state, user: current, session: entered, isStored: false }, token);
    }
    case 'entry-failed':
      if (isRefusal(event.error)) {
        // The sign-in form shows its own error.
        const reason = signIns > 0 ? undefined : reasonOf(event.error);
        return signOut(state, reason, leaveProvider);
      }
      return to(state.isStored ? state : unavailable(state, event.error), {
        type: 'schedule',
        event: { type: 'retry-due', attempt },
        ms: retryMs,
      });
    case 'retry-due':
      return user ? enter(state, user) : to(state);
    case 'retry': {
      const loading: SessionState = { ...state, session: { status: 'loading' } };
      return user ? enter(loading, user) : to(loading, { type: 'start' });
    }
    case 'renewal-due':
      return to(state, { type: 'renew' });
    case 'renewed':
      return user?.uid === event.token.owner ? holdToken(state, event.token) : to(state);
    case 'renewal-failed':
      if (isRefusal(event.error)) return signOut(state, reasonOf(event.error), leaveProvider);
      return to(state, { type: 'schedule', event: { type: 'renewal-due', attempt }, ms: retryMs });
    case 'role-loaded':
      if (session.status !== 'signed-in' || session.role === event.role) return to(state);
      return to({ ...state, session: { ...session, role: event.role } });
    case 'leave':
      return signOut(state, event.reason, leaveProvider);
    case 'log-out': {
      const left: SessionState = {
        ...withoutUser(state),
        isLoggingOut: true,
        session: { status: 'loading' },
      };
      return to(left, { type: 'log-out', owner: ownerOf(state), token: state.token });
    }
  }
}

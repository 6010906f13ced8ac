import * as m from '#messages/create-session.ts';
import { dropToken, keepToken, keptToken, watchTokenOwner, type AccessToken } from './access-token.ts';
import { endSessions, exchange, roleOf, type Role } from './token-exchange.ts';
import { ApiError, isPassing, isRefusal, messageOf } from '../http/api-error.ts';
import type { AuthProvider, AuthUser, Credentials } from './auth-provider.ts';
import { dropDrafts } from '../storage/drafts.ts';
import { createStore } from '../ui-state/store.ts';

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
 * `loading`: who this is or what they may do is being asked; `person` once the provider has said who.
 * `signed-out`: `reason` says why the shop ended the session; the person themself did not.
 * `unavailable`: who this is cannot be found out right now; `retry` of the session asks again.
 */
export type Session =
  | { status: 'loading'; person?: Pick<SignedInSession, 'name' | 'photoURL'> }
  | { status: 'signed-out'; reason?: string | undefined }
  | { status: 'unavailable'; message: string; requestId: string | undefined }
  | SignedInSession;

/** Delay before retrying a renewal after a temporary failure. */
const renewAgainMs = 30_000;
/** A call waits for a new token when the current one expires sooner than this. */
const tooShortMs = 5_000;

export const sessionEndedWords = m.yourSessionHasEnded();

/** Why the server ended a session. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'UNAUTHENTICATED' ? error.message : sessionEndedWords;

const isUsable = (token: AccessToken | null, uid: string): token is AccessToken =>
  token?.owner === uid && Date.now() < token.renewAt;

const nameOf = ({ name, email }: AuthUser): string => name || (email.split('@')[0] ?? email);

/** Returns the stored token and its role if it is still valid, otherwise a new one. */
async function enter(user: AuthUser): Promise<{ token: AccessToken; role: Role }> {
  const kept = keptToken();
  const needsTokenRefresh = await user.needsTokenRefresh();
  if (isUsable(kept, user.uid) && !needsTokenRefresh) {
    try {
      return { token: kept, role: await roleOf(user.email, kept.value) };
    } catch (error) {
      // Revoked meanwhile; the provider's proof may still be good for another.
      if (!isRefusal(error)) throw error;
    }
  }
  const token = await exchange(user).catch((error: unknown) => {
    // While sign-in cannot be checked, a token that is due for renewal is good until it ends.
    const isGood = kept?.owner === user.uid && Date.now() < kept.expiresAt - tooShortMs;
    if (isGood && !needsTokenRefresh && isPassing(error)) return kept;
    throw error;
  });
  return { token, role: await roleOf(user.email, token.value) };
}

/**
 * Who is signed in: follows the authentication provider and the other tabs, exchanges its proof for
 * the API's token after any sign-in, and renews that token before it ends.
 */
export function createSession(loadAuth: () => Promise<AuthProvider>) {
  const store = createStore<Session>({ status: 'loading' });
  let user: AuthUser | null = null;
  let token: AccessToken | null = null;
  let lastUid: string | undefined;
  // Counts changes of user, so that what an earlier one left under way settles nothing.
  let turn = 0;
  let flows = 0;
  let missed: AuthUser | null | undefined;
  // From a log-out on, what the provider tells is for the page that is then loaded.
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<void> | undefined;
  let checking: Promise<void> | undefined;

  function forget() {
    turn += 1;
    user = null;
    token = null;
    clearTimeout(timer);
  }

  function hold(next: AccessToken) {
    token = next;
    lastUid = next.owner;
    keepToken(next);
    renewIn(next.renewAt - Date.now());
  }

  function renewIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      renew().catch((error: unknown) => {
        if (isRefusal(error)) void leave(reasonOf(error));
        else renewIn(renewAgainMs);
      });
    }, ms);
  }

  function renew(): Promise<void> {
    renewing ??= (async () => {
      const who = user;
      if (!who) return;
      const kept = keptToken();
      // Another tab may already have renewed it.
      const next = isUsable(kept, who.uid) ? kept : await exchange(who);
      if (user?.uid === who.uid) hold(next);
    })().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  function becomeSignedOut(reason?: string) {
    const current = store.get();
    // The provider reports the same sign-out again.
    const known = current.status === 'signed-out' ? current.reason : undefined;
    forget();
    isOver = false;
    // What is kept may already be somebody else's, who has just signed in in another tab.
    if (lastUid === undefined || keptToken()?.owner === lastUid) dropToken();
    store.set({ status: 'signed-out', reason: reason ?? known });
  }

  async function adopt(next: AuthUser) {
    forget();
    user = next;
    const mine = turn;
    const { uid, email, photoURL, isVerified } = next;
    if (store.get().status === 'loading')
      store.set({ status: 'loading', person: { name: nameOf(next), photoURL } });
    try {
      const entered = await enter(next);
      if (mine !== turn) return;
      hold(entered.token);
      const name = nameOf(user);
      store.set({ status: 'signed-in', uid, email, name, photoURL, isVerified, role: entered.role });
    } catch (error) {
      if (mine !== turn) return;
      if (isRefusal(error)) {
        // The sign-in form shows its own error.
        await leave(flows > 0 ? undefined : reasonOf(error));
        throw error;
      }
      becomeUnavailable(error);
      timer = setTimeout(() => void adopt(next).catch(() => undefined), renewAgainMs);
    }
  }

  function becomeUnavailable(error: unknown) {
    const requestId = error instanceof ApiError ? error.requestId : undefined;
    store.set({ status: 'unavailable', message: messageOf(error), requestId });
  }

  /** Whether the address has been verified meanwhile; if so, the shop is told. */
  function checkVerified(): Promise<void> {
    checking ??= (async () => {
      const current = store.get();
      if (current.status !== 'signed-in' || current.isVerified) return;
      const mine = turn;
      const fresh = await (await loadAuth()).refresh();
      if (mine !== turn || !fresh?.isVerified) return;
      const entered = await enter(fresh);
      const latest = store.get();
      if (mine !== turn || latest.status !== 'signed-in') return;
      user = fresh;
      hold(entered.token);
      store.set({ ...latest, isVerified: true, role: entered.role });
    })().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  /** Reloads the user's role after the server rejected a call. */
  async function checkRole(): Promise<void> {
    const mine = turn;
    if (!user || !token) return;
    const role = await roleOf(user.email, token.value);
    const current = store.get();
    if (mine !== turn || current.status !== 'signed-in' || current.role === role) return;
    store.set({ ...current, role });
  }

  function onUser(next: AuthUser | null) {
    if (isOver) return;
    if (flows > 0) missed = next;
    else if (!next) becomeSignedOut();
    else if (next.uid !== user?.uid) void adopt(next).catch(() => undefined);
  }

  function onName({ uid, name }: Pick<AuthUser, 'uid' | 'name'>) {
    if (user?.uid !== uid) return;
    user = { ...user, name };
    const current = store.get();
    if (current.status === 'signed-in' && current.name !== name) store.set({ ...current, name });
  }

  function onTokenOwner(owner: string | null) {
    if (!user || owner === user.uid) return;
    if (owner === null) return becomeSignedOut();
    forget();
    store.set({ status: 'loading' });
  }

  /** Signs in by `act`, and is done when the session is; what the provider tells meanwhile waits. */
  async function signIn(act: (auth: AuthProvider) => Promise<AuthUser>): Promise<void> {
    flows += 1;
    try {
      await adopt(await act(await loadAuth()));
    } finally {
      flows -= 1;
      const told = missed;
      missed = undefined;
      if (told !== undefined) onUser(told);
    }
  }

  /** Signs out here and, through the provider, in every other tab. `reason`: why, where the shop ended the session. */
  async function leave(reason?: string): Promise<void> {
    becomeSignedOut(reason);
    await (await loadAuth()).leave();
  }

  async function start(): Promise<void> {
    try {
      const auth = await loadAuth();
      watchTokenOwner(onTokenOwner);
      auth.watch(onUser);
      auth.watchName(onName);
      // The link in the mail opens in another tab.
      window.addEventListener('focus', () => void checkVerified().catch(() => undefined));
    } catch (error) {
      becomeUnavailable(error);
    }
  }

  return {
    store,
    start,
    leave,
    logIn: (credentials: Credentials) => signIn((auth) => auth.logIn(credentials)),
    /** Resolves to whether the verification mail was sent. */
    async signUp(person: Credentials & { name: string }): Promise<boolean> {
      let isMailSent = false;
      await signIn(async (auth) => {
        const made = await auth.signUp(person);
        ({ isMailSent } = made);
        return made;
      });
      return isMailSent;
    },
    withGoogle: () => signIn((auth) => auth.withGoogle()),
    checkRole,
    checkVerified,
    sendReset: async (email: string): Promise<void> => (await loadAuth()).sendReset(email),
    sendVerification: async (): Promise<void> => (await loadAuth()).sendVerification(),

    /** Signs out, goes home and loads the page anew. No guard may answer in between. */
    async logOut(): Promise<void> {
      isOver = true;
      // Another tab may have stored a newer one.
      const tokens = [token, keptToken()].flatMap((one) =>
        one && one.owner === user?.uid ? [one.value] : [],
      );
      forget();
      dropToken();
      dropDrafts();
      store.set({ status: 'loading' });
      await endSessions([...new Set(tokens)]);
      await (await loadAuth()).leave().catch(() => undefined);
      window.location.assign('/');
    },

    /** Goes by another name from now on: here at once, at the provider as soon as it can be told. */
    async rename(name: string): Promise<void> {
      if (user) onName({ uid: user.uid, name });
      await (await loadAuth()).rename(name).catch(() => undefined);
    },

    /** Retries loading the current user. */
    async retry(): Promise<void> {
      const who = user;
      store.set({ status: 'loading' });
      if (who) await adopt(who).catch(() => undefined);
      else await start();
    },

    /** The token for a call, or null when signed out. Throws when it has expired and cannot be renewed. */
    async token(): Promise<string | null> {
      const now = Date.now();
      if (token && now >= token.renewAt && now > token.expiresAt - tooShortMs) {
        try {
          await renew();
        } catch (error) {
          if (isRefusal(error)) await leave(reasonOf(error));
          throw error;
        }
      }
      return token?.value ?? null;
    },
  };
}

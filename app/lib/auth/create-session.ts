import { createStore } from '../ui-state/store.ts';
import { sessionCookie } from '#contract/shop/settings.ts';
import { serverNow } from '../browser/server-time.ts';
import { hasCookie, setCookie } from '../storage/cookies.ts';
import { dropDrafts } from '../storage/drafts.ts';
import { localStore } from '../storage/storage.ts';
import { dropToken, keepToken, keptToken, watchTokenOwner } from './access-token.ts';
import type { AuthProvider, AuthUser, Credentials } from './auth-provider.ts';
import { initialState, transition, type SessionEffect, type SessionEvent } from './session-machine.ts';
import { keepSession, keptSession } from './stored-session.ts';
import { endSessions, enter, expiresSoon, renewedToken, roleOf } from './token-exchange.ts';
import { isRefusal } from '../http/api-error.ts';

/** Lets callers share one run of `act` while it is under way. */
function once(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= act().finally(() => {
      running = undefined;
    }));
}

/** Runs the session's state machine: sends it what happens and runs the effects that it returns. */
export function createSession(loadAuth: () => Promise<AuthProvider>) {
  let state = initialState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore(state.session);
  /** The user whose role the server looks up. Calls already send their token. */
  const entering = createStore<AuthUser | null>(null);
  let provider: Promise<void> | undefined;
  let isRestored = false;
  let confirm: () => void = () => undefined;
  /** Resolves when the effects of the provider's first report are done. */
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });

  /** Resolves when the effects of `event` are done. Rejects when the server rejects the user who signs in. */
  async function send(event: SessionEvent): Promise<void> {
    // The store has the current session: Storybook also sets it, for a fixture.
    const next = transition({ ...state, session: store.get() }, event);
    state = next.state;
    const running = next.effects.map(run);
    const { session } = state;
    if (session.status === 'signed-in' && session !== store.get()) keepSession(session);
    store.set(session);
    entering.set(session.status !== 'signed-in' && state.token ? state.user : null);
    await Promise.all(running);
  }

  /** Sends an event that nobody waits for. */
  const notify = (event: SessionEvent) => void send(event).catch(() => undefined);

  async function run(effect: SessionEffect): Promise<void> {
    switch (effect.type) {
      case 'start':
        return start();
      case 'enter':
        return enterAs(effect);
      case 'store-token': {
        const { attempt, token } = effect;
        keepToken(token);
        return schedule({ type: 'renewal-due', attempt }, token.renewAt - serverNow());
      }
      case 'drop-token':
        if (effect.owner === undefined || keptToken()?.owner === effect.owner) dropToken();
        return;
      case 'schedule':
        return schedule(effect.event, effect.ms);
      case 'renew':
        return renew();
      case 'leave-provider':
        return (await loadAuth()).leave();
      case 'log-out':
        return leavePage(effect);
    }
  }

  function schedule(event: SessionEvent, ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => notify(event), ms);
  }

  /**
   * Continues the session that the browser stores, before the provider is loaded. Without one, nobody is signed in. Only
   * the first call does something.
   */
  function restore(): void {
    if (isRestored) return;
    isRestored = true;
    watchTokenOwner((owner) => notify({ type: 'token-owner-changed', owner }));
    const kept = keptSession();
    if (kept) notify({ type: 'restored', ...kept });
    else if (!keptToken() && !hasCookie(sessionCookie, '1')) notify({ type: 'nothing-stored' });
  }

  /** Loads the provider, which then reports the user. */
  const start = (): Promise<void> =>
    (provider ??= watchProvider().catch((error: unknown) => {
      provider = undefined;
      notify({ type: 'provider-failed', error });
    }));

  async function watchProvider(): Promise<void> {
    const auth = await loadAuth();
    auth.watch((user) => {
      void send({ type: 'user-reported', user })
        .catch(() => undefined)
        .finally(confirm);
    });
    auth.watchName((named) => notify({ type: 'name-reported', ...named }));
    // The link in the verification mail opens in another tab.
    window.addEventListener('focus', () => void checkVerified().catch(() => undefined));
  }

  async function enterAs({ user, attempt }: { user: AuthUser; attempt: number }): Promise<void> {
    // The next page asks the provider, even if the server cannot be reached now.
    setCookie(sessionCookie, '1');
    try {
      const entered = await enter(user, (token) => notify({ type: 'token-received', attempt, token }));
      await send({ type: 'entered', attempt, user, ...entered });
    } catch (error) {
      const isOutdated = attempt !== state.attempt;
      await send({ type: 'entry-failed', attempt, error });
      if (!isOutdated && isRefusal(error)) throw error;
    }
  }

  const renew = once(async () => {
    const { user, attempt } = state;
    if (!user) return start();
    try {
      await send({ type: 'renewed', token: await renewedToken(user) });
    } catch (error) {
      await send({ type: 'renewal-failed', attempt, error });
      throw error;
    }
  });

  /** Asks the provider whether the address has been verified meanwhile, and then tells the server. */
  const checkVerified = once(async () => {
    const { session, attempt } = state;
    if (session.status !== 'signed-in' || session.isVerified) return;
    const user = await (await loadAuth()).refresh();
    if (attempt !== state.attempt || !user?.isVerified) return;
    await send({ type: 'entered', attempt, user, ...(await enter(user)) });
  });

  async function leavePage({ owner, token }: Extract<SessionEffect, { type: 'log-out' }>): Promise<void> {
    // Another tab may have stored a newer token.
    const tokens = [token, keptToken()].flatMap((one) => (one && one.owner === owner ? [one.value] : []));
    dropToken();
    dropDrafts();
    // A login united them with the account, which has them at the next login. The next user must not see them.
    localStore.removeAll('vehicles');
    localStore.removeAll('account-basket');
    await endSessions([...new Set(tokens)]);
    await (await loadAuth()).leave().catch(() => undefined);
    window.location.assign('/');
  }

  /** Signs in with `act`. What the provider reports meanwhile waits. */
  async function signIn(act: (auth: AuthProvider) => Promise<AuthUser>): Promise<void> {
    notify({ type: 'sign-in-started' });
    void start();
    try {
      await send({ type: 'signed-in', user: await act(await loadAuth()) });
    } finally {
      notify({ type: 'sign-in-ended' });
    }
  }

  return {
    store,
    entering,
    restore,
    start,
    checkVerified,
    logIn: (credentials: Credentials) => signIn((auth) => auth.logIn(credentials)),
    withGoogle: () => signIn((auth) => auth.withGoogle()),
    /** Resolves to whether the verification mail was sent. */
    async signUp(person: Credentials & { name: string }): Promise<boolean> {
      let isMailSent = false;
      await signIn(async (auth) => {
        const created = await auth.signUp(person);
        ({ isMailSent } = created);
        return created;
      });
      return isMailSent;
    },
    async sendReset(email: string): Promise<void> {
      // The first report, that nobody is signed in, must arrive before another tab signs in. The provider notices that
      // sign-in late: its first report after it would end the new session.
      restore();
      void start();
      await (await loadAuth()).sendReset(email);
    },
    sendVerification: async (): Promise<void> => (await loadAuth()).sendVerification(),

    /** Signs out here and, through the provider, in every other tab. `reason`: why the server ended the session. */
    leave: (reason?: string) => send({ type: 'leave', reason }),

    /** Signs out and loads the home page. No guard redirects in between. */
    logOut: () => send({ type: 'log-out' }),

    /** Retries loading the current user. */
    retry: () => send({ type: 'retry' }).catch(() => undefined),

    /** Reloads the user's role after the server rejected a call. */
    async checkRole(): Promise<void> {
      const { session, token, attempt } = state;
      if (session.status !== 'signed-in' || !token) return;
      await send({ type: 'role-loaded', attempt, role: await roleOf(session.email, token.value) });
    },

    /** Renames the user here immediately, and then at the provider if it can be reached. */
    async rename(name: string): Promise<void> {
      if (state.session.status === 'signed-in')
        notify({ type: 'name-reported', uid: state.session.uid, name });
      await (await loadAuth()).rename(name).catch(() => undefined);
    },

    /** The token for a call, or null when signed out. Throws when it has expired and cannot be renewed. */
    async token(): Promise<string | null> {
      if (state.token && expiresSoon(state.token) && serverNow() >= state.token.renewAt) await renew();
      return state.token?.value ?? null;
    },

    /** The token for a call that the server rejected with another one, or null. A stored token may have been revoked. */
    async replacementOf(rejected: string): Promise<string | null> {
      if (state.isStored) {
        await start();
        if (provider) await confirmed;
      }
      const { token } = state;
      return token && token.value !== rejected ? token.value : null;
    },
  };
}

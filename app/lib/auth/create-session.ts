import { createStore } from '../ui-state/store.ts';
import { dropDrafts } from '../storage/drafts.ts';
import { dropToken, keepToken, keptToken, watchTokenOwner } from './access-token.ts';
import type { AuthProvider, AuthUser, Credentials } from './auth-provider.ts';
import { initialState, transition, type SessionEffect, type SessionEvent } from './session-machine.ts';
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

  /** Resolves when the effects of `event` are done. Rejects when the server rejects the user who signs in. */
  async function send(event: SessionEvent): Promise<void> {
    // The store has the current session: Storybook also sets it, for a fixture.
    const next = transition({ ...state, session: store.get() }, event);
    state = next.state;
    const running = next.effects.map(run);
    store.set(state.session);
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
        return schedule({ type: 'renewal-due', attempt }, token.renewAt - Date.now());
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

  async function start(): Promise<void> {
    try {
      const auth = await loadAuth();
      watchTokenOwner((owner) => notify({ type: 'token-owner-changed', owner }));
      auth.watch((user) => notify({ type: 'user-reported', user }));
      auth.watchName((named) => notify({ type: 'name-reported', ...named }));
      // The link in the verification mail opens in another tab.
      window.addEventListener('focus', () => void checkVerified().catch(() => undefined));
    } catch (error) {
      notify({ type: 'provider-failed', error });
    }
  }

  async function enterAs({ user, attempt }: { user: AuthUser; attempt: number }): Promise<void> {
    try {
      const entered = await enter(user);
      await send({ type: 'entered', attempt, user, ...entered });
    } catch (error) {
      const isOutdated = attempt !== state.attempt;
      await send({ type: 'entry-failed', attempt, error });
      if (!isOutdated && isRefusal(error)) throw error;
    }
  }

  const renew = once(async () => {
    const { user, attempt } = state;
    if (!user) return;
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

  async function leavePage({ user, token }: Extract<SessionEffect, { type: 'log-out' }>): Promise<void> {
    // Another tab may have stored a newer token.
    const tokens = [token, keptToken()].flatMap((one) => (one && one.owner === user?.uid ? [one.value] : []));
    dropToken();
    dropDrafts();
    await endSessions([...new Set(tokens)]);
    await (await loadAuth()).leave().catch(() => undefined);
    window.location.assign('/');
  }

  /** Signs in with `act`. What the provider reports meanwhile waits. */
  async function signIn(act: (auth: AuthProvider) => Promise<AuthUser>): Promise<void> {
    notify({ type: 'sign-in-started' });
    try {
      await send({ type: 'signed-in', user: await act(await loadAuth()) });
    } finally {
      notify({ type: 'sign-in-ended' });
    }
  }

  return {
    store,
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
    sendReset: async (email: string): Promise<void> => (await loadAuth()).sendReset(email),
    sendVerification: async (): Promise<void> => (await loadAuth()).sendVerification(),

    /** Signs out here and, through the provider, in every other tab. `reason`: why the server ended the session. */
    leave: (reason?: string) => send({ type: 'leave', reason }),

    /** Signs out and loads the home page. No guard redirects in between. */
    logOut: () => send({ type: 'log-out' }),

    /** Retries loading the current user. */
    retry: () => send({ type: 'retry' }).catch(() => undefined),

    /** Reloads the user's role after the server rejected a call. */
    async checkRole(): Promise<void> {
      const { user, token, attempt } = state;
      if (!user || !token) return;
      await send({ type: 'role-loaded', attempt, role: await roleOf(user.email, token.value) });
    },

    /** Renames the user here immediately, and then at the provider if it can be reached. */
    async rename(name: string): Promise<void> {
      if (state.user) notify({ type: 'name-reported', uid: state.user.uid, name });
      await (await loadAuth()).rename(name).catch(() => undefined);
    },

    /** The token for a call, or null when signed out. Throws when it has expired and cannot be renewed. */
    async token(): Promise<string | null> {
      if (state.token && expiresSoon(state.token) && Date.now() >= state.token.renewAt) await renew();
      return state.token?.value ?? null;
    },
  };
}

import { provideSessionToken } from './api.ts';
import { loadAuth } from './auth.ts';
import { createSession, type Session } from './create-session.ts';
import { useStore } from './store.ts';

/** The one session of this page. */
export const session = createSession(loadAuth);

provideSessionToken(session.token);

export const useSession = (): Session => useStore(session.store);

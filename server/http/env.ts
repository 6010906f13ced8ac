import type { HttpBindings } from '@hono/node-server';

/** Who calls, as the database says at this very request. */
export interface Caller {
  userId: string;
  /** The session of the access token. */
  sid: string;
  /** In canonical form. */
  email: string;
  name: string;
  /** Null for a customer. */
  role: 'admin' | null;
  isEmailVerified: boolean;
}

/** What every request carries. */
export interface AppEnv {
  /** Absent when a test calls the app in its own process. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; ip: string };
}

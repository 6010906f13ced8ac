import type { HttpBindings } from '@hono/node-server';

/** The user who makes a request, read from the database for each request. */
export interface Caller {
  userId: string;
  /** The session of the access token. */
  sid: string;
  tokenVersion: number;
  /** In canonical form. */
  email: string;
  name: string;
  /** Null for a customer. */
  role: 'admin' | null;
  isEmailVerified: boolean;
}

/** The Hono environment of every request. */
export interface AppEnv {
  /** Empty when a test calls the app in process. */
  Bindings: Partial<HttpBindings> & {
    /** Set by the server's own reads, whose result stays in memory: a replica may be behind. */
    readsPrimary?: true;
  };
  Variables: {
    requestId: string;
    /** Hashes of the client's networks, narrowest first, for limits: see `networksOf`. */
    networks: readonly string[];
    /** The narrowest one, for logs. */
    ipHash: string;
    /** Whether the page of another site causes the request, which its visitor has not asked for. */
    isFromOtherSite: boolean;
  };
}

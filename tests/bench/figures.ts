/** What Lighthouse must report for phones. */
export const required = {
  visitor: { performance: 97, blockingMs: 150 },
  signedIn: { performance: 92, blockingMs: 100 },
} as const;

/** CPU time per request, of server and database, as multiples of the bare server's. */
export const cpuLimits = { firstPage: 2, onePart: 1.6, search: 2.5, order: 2.5 } as const;

/** CPU ms of a page, of server and database. A million views of a cached page take five minutes. */
export const pageLimits = { cached: 0.3, uncached: 15 } as const;

/** Growth of the server's memory in MB in ten minutes and of its open files, and ms of 97.5 % of its responses. */
export const soakLimits = { growth: 1, files: 5, ms: 50 } as const;

/** The rows of the large shop. */
export const size = { parts: 100_000, orders: 1_000_000, users: 100_000, reviews: 20_000 };
export type Size = typeof size;

/** The small shop that lists are compared with. */
export const smallSize: Size = { parts: 100, orders: 100, users: 100, reviews: 100 };

/** The first users, who have no open order. */
export const buyers = 20_000;

/** Used only by the processes of the benchmark. */
export const tokenSecret = 'bench-q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy';

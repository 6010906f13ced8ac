/** What the server is held to, as multiples of the bare one's, and its memory in MB over ten minutes. */
export const figures = { readCpu: 2, orderCpu: 2.5, p99: 3, growth: 1 } as const;

/** Rows of the loaded shop. */
export const size = { parts: 100_000, orders: 1_000_000, users: 100_000, reviews: 20_000 };
export type Size = typeof size;

/** The shop that lists are compared with. */
export const hundred: Size = { parts: 100, orders: 100, users: 100, reviews: 100 };

/** Users from 1 on who have no open order. */
export const buyers = 20_000;

/** Requests at once. */
export const connections = 10;

/** Only the bench's own processes hold it. */
export const tokenSecret = 'bench-q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy';

/** The limits: CPU time and p99 as multiples of the bare server's, and the growth of memory in MB in ten minutes. */
export const figures = { readCpu: 2, orderCpu: 2.5, p99: 3, growth: 1 } as const;

/** The rows of the large shop. */
export const size = { parts: 100_000, orders: 1_000_000, users: 100_000, reviews: 20_000 };
export type Size = typeof size;

/** The small shop that lists are compared with. */
export const smallSize: Size = { parts: 100, orders: 100, users: 100, reviews: 100 };

/** The first users, who have no open order. */
export const buyers = 20_000;

/** Used only by the processes of the benchmark. */
export const tokenSecret = 'bench-q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy';

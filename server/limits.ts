import { limits } from '#contract/limits.ts';

/** Deadlines of the server in ms, and its other fixed limits: the one place where they stand. */
export const deadlines = {
  headers: 10_000,
  request: 15_000,
  /** An idle connection between two requests. */
  keepAlive: 5_000,
  /** How often `headers` and `request` are enforced: Node.js checks all connections in intervals. */
  connectionCheck: 1_000,
  /** A connection on which nothing moves, such as a response that its reader does not take. Longer than `request`. */
  stalled: 16_000,
  statement: 5_000,
  /** A statement, counted on this side: for a database that stopped answering altogether. */
  answer: 4_800,
  lock: 2_000,
  connect: 4_000,
  /** One account lookup at the identity provider. */
  identity: 4_000,
  /** One call of the payment provider; it is tried twice at most. */
  provider: 6_000,
  /** All that one request may ask of the payment provider. */
  providerTotal: 14_000,
  /** One call of the bucket or of the image host. */
  pictures: 5_000,
  /** Looking at one picture and encoding it anew, from when its turn comes. */
  encode: 10_000,
  encoderStart: 10_000,
  drain: 5_000,
} as const;

export const poolSize = 20;

/** Connections that one process accepts at a time; further ones are closed. */
export const maxConnections = 2_000;

/** Bytes of a JSON body. */
export const jsonBodyMax = 64 * 1024;

/** Bytes of a webhook: the provider sends whole objects. */
export const webhookBodyMax = 512 * 1024;

/** Bytes of an upload: a picture at its limit and what a form says around it. */
export const uploadBodyMax = limits.image.maxBytes + 16 * 1024;

/**
 * What decoding a picture may cost: its pixels, and how many requests may wait for their turn. The AVIF decoder
 * takes 18 bytes a pixel, whatever they show and however many threads it has: 40 million would be 720 MB, and
 * server and decoder together must stay below 400.
 */
export const pictures = {
  maxPixels: 40_000_000,
  maxAvifPixels: 10_000_000,
  waiting: 8,
} as const;

/** Requests in a time (seconds), before RATE_LIMIT_SCALE. The first group is counted per process. */
export const rates = {
  read: { points: 300, duration: 60 },
  reports: { points: 30, duration: 60 },
  /** GET /uploads, per address. */
  pictures: { points: 600, duration: 60 },
  /** Calls that change something. */
  writesPerCustomer: { points: 120, duration: 60 },
  writesPerAdmin: { points: 1_200, duration: 60 },
  /** Of all customers behind one address. */
  writesPerIp: { points: 600, duration: 60 },
  paymentUpdates: { points: 20, duration: 60 },
  profiles: { points: 30, duration: 60 },
  /** Answers of 403 per user, and tokens with a wrong signature per address. */
  refusals: { points: 60, duration: 60 },

  exchangePerUser: { points: 10, duration: 60 },
  exchangePerIp: { points: 60, duration: 60 },
  orders: { points: 10, duration: 60 },
  payments: { points: 10, duration: 60 },
  uploads: { points: 30, duration: 3_600 },
} as const;

/** Reviews of one account within 24 hours, before RATE_LIMIT_SCALE. Counted in the transaction that adds one. */
export const reviewsPerDay = 5;

/** A limit under RATE_LIMIT_SCALE: a whole number, at least 1. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));

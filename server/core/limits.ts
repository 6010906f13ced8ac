import { limits } from '#contract/limits.ts';

/** The server's timeouts in ms. */
export const deadlines = {
  headers: 10_000,
  request: 15_000,
  /** An idle connection between two requests. */
  keepAlive: 5_000,
  /** How often `headers` and `request` are enforced: Node.js checks all connections in intervals. */
  connectionCheck: 1_000,
  /** A connection without traffic, such as a response that the client does not read. Longer than `request`. */
  stalled: 16_000,
  statement: 5_000,
  /** A statement, measured by the client, in case the database stops responding. */
  clientStatement: 4_800,
  lock: 2_000,
  connect: 4_000,
  /** One account lookup at the identity provider. */
  identity: 4_000,
  /** One call to the payment provider, which is tried at most twice. */
  provider: 6_000,
  /** All calls to the payment provider during one request. */
  providerTotal: 14_000,
  /** One call to the bucket or to the image host. */
  images: 5_000,
  /** Decoding and encoding one image, without the time in the queue. */
  encode: 10_000,
  encoderStart: 10_000,
  drain: 5_000,
} as const;

export const poolSize = 20;

/** Open connections per process. Further ones are closed. */
export const maxConnections = 2_000;

/** Open connections of one IP address (IPv6: of its /64). Proxies and this machine are exempt. */
export const maxConnectionsPerAddress = 200;

/** Bytes of a JSON body. */
export const jsonBodyMax = 64 * 1024;

/** Bytes of a webhook, which contains whole objects of the provider. */
export const webhookBodyMax = 512 * 1024;

/** Bytes of an upload: the largest image and the rest of the form. */
export const uploadBodyMax = limits.image.maxBytes + 16 * 1024;

/**
 * Options of Node.js for the server. Its young generation would take 134 MB on Node 24, too much beside a decoder. With
 * 8 MB, lists are not slower. `--expose-gc` lets it collect garbage before it decodes an image.
 */
export const nodeOptions = ['--max-semi-space-size=8', '--expose-gc'];

/**
 * Limits for decoding images. The AVIF decoder needs 18 bytes per pixel: 720 MB for 40 million, while server and
 * decoder together must stay below 400 MB.
 */
export const imageLimits = {
  maxPixels: 40_000_000,
  maxAvifPixels: 10_000_000,
  /** Requests that wait for the encoder. */
  queued: 8,
} as const;

const minute = 60;

/**
 * Requests (`points`) per `duration` in seconds, before RATE_LIMIT_SCALE. Calls that cost money or exchange tokens are
 * shared: the database counts them, for all processes. Each process counts all others, so that a rejected request costs
 * no statement.
 */
export const rates = {
  read: { points: 300, duration: minute, isShared: false },
  /** GET /suggest. Ten people who type behind one address. */
  suggestions: { points: 1_200, duration: minute, isShared: false },
  /** Pages that are rendered for the first time. Beyond it the browser renders them. */
  renders: { points: 60, duration: minute, isShared: false },
  /** Reports of browsers: violated policies and web vitals. */
  reports: { points: 30, duration: minute, isShared: false },
  /** GET /uploads, per IP address. */
  images: { points: 600, duration: minute, isShared: false },
  /** Calls that change something. */
  writesPerCustomer: { points: 120, duration: minute, isShared: false },
  writesPerAdmin: { points: 1_200, duration: minute, isShared: false },
  /** All customers behind one IP address. */
  writesPerIp: { points: 600, duration: minute, isShared: false },
  paymentUpdates: { points: 20, duration: minute, isShared: false },
  profiles: { points: 30, duration: minute, isShared: false },
  /** 403 responses per user, and tokens with a wrong signature per IP address. */
  refusals: { points: 60, duration: minute, isShared: false },

  exchangePerUser: { points: 10, duration: minute, isShared: true },
  exchangePerIp: { points: 60, duration: minute, isShared: true },
  orders: { points: 10, duration: minute, isShared: true },
  payments: { points: 10, duration: minute, isShared: true },
  uploads: { points: 30, duration: 60 * minute, isShared: true },
  /** Each becomes a mail to the shop. */
  questions: { points: 10, duration: 60 * minute, isShared: true },
} as const;

/** Reviews of one account within 24 hours, before RATE_LIMIT_SCALE. */
export const reviewsPerDay = 5;

/** Applies RATE_LIMIT_SCALE to a limit. Returns a whole number, at least 1. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));

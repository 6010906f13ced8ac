import type * as calls from '#contract/calls.ts';
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
  /** One picture of another server, redirects included. */
  picture: 20_000,
  drain: 5_000,
} as const;

export const poolSize = 20;

/** Open connections per process. Further ones are closed. */
export const maxConnections = 2_000;

/** Open connections of one IP address or IPv6 /64; see `networkWidths`. Proxies and this machine are exempt. */
export const maxConnectionsPerAddress = 200;

/** Of HTTP/2 connections, if this process has the certificate. */
export const http2Limits = {
  /** Open requests of one connection. Further ones are refused, and browsers wait before they send them. */
  streams: 100,
  /** Responses of one connection at a time. Further requests wait. */
  responses: 8,
  /** Unread bytes of all connections together. The connections with most of them are closed. */
  unreadBytes: 64 * 1024 * 1024,
  /** Bytes that a client must read within `stalled`, while it has responses. Answers to its pings are smaller. */
  leastRead: 4096,
  /** MB of frames and headers of one connection. */
  sessionMemory: 2,
} as const;

/** Bytes of a JSON body. */
export const jsonBodyMax = 64 * 1024;

/** Bytes of a webhook, which contains whole objects of the provider. */
export const webhookBodyMax = 512 * 1024;

/** Bytes of the form of an upload beside its file. */
export const uploadRest = 16 * 1024;

/** Bytes of an upload: the largest file and the rest of the form. */
export const uploadBodyMax = {
  image: limits.image.maxBytes + uploadRest,
  file: limits.import.chunkBytes + uploadRest,
} as const;

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
const hour = 60 * minute;
const day = 24 * hour;

/** How often an action may happen within `per` seconds, before RATE_LIMIT_SCALE. Beyond it the answer is 429. */
export interface ActionLimit {
  per: number;
  /** By one account. */
  account?: number;
  /** By one admin, instead of `account` and `address`. */
  admin?: number;
  /** From one IPv4 address or one IPv6 /64. Wider networks may do it more often: see `networkWidths`. */
  address?: number;
  /** Mails to one recipient, whatever the accounts. */
  recipient?: number;
  /** In the whole shop, counted by each process. More than this only raises an alert. A refusal would let one attacker close the shop. */
  shop?: number;
  /**
   * Who counts: each process, so that a refusal costs no statement; the database, for all processes; or the action
   * itself, from the rows that it leaves.
   */
  countedBy: 'process' | 'database' | 'action';
}

/**
 * The limits of every action that holds stock, tries a card, sends a mail, creates a row that is kept, or costs more than a
 * read. Accounts cost nothing, so a limit of an account alone stops nobody: see rule B12 in docs/rules.md.
 */
export const actionLimits = {
  reads: { per: minute, address: 300, countedBy: 'process' },
  /** GET /suggest. Ten people who type behind one address. */
  suggestions: { per: minute, address: 1_200, countedBy: 'process' },
  /** POST /quick-order and /quick-order-file. */
  quickOrders: { per: minute, address: 10, countedBy: 'process' },
  /** Pages that are rendered for the first time. Beyond it the browser renders them. */
  renders: { per: minute, address: 60, countedBy: 'process' },
  /** Reports of browsers: violated policies and web vitals. */
  reports: { per: minute, address: 30, countedBy: 'process' },
  /** GET /uploads. */
  images: { per: minute, address: 600, countedBy: 'process' },
  /** Pages and images that the page of another site loads. They use up none of the visitor's own limits. */
  otherSites: { per: minute, address: 300, countedBy: 'process' },
  /** Rows that a file of an admin's list is written from. */
  exports: { per: minute, account: 20, countedBy: 'process' },

  /** All calls that change something. */
  writes: { per: minute, account: 120, admin: 1_200, address: 600, countedBy: 'process' },
  /** 403 responses per account, and tokens with a wrong signature per address. */
  refusals: { per: minute, account: 60, address: 60, countedBy: 'process' },
  /** ID tokens that are exchanged for access tokens. */
  signIns: { per: minute, account: 10, address: 60, shop: 1_200, countedBy: 'database' },
  profiles: { per: minute, account: 30, countedBy: 'process' },
  /** Never refused for the address: see `reservations`. */
  orders: { per: minute, account: 10, shop: 600, countedBy: 'database' },
  payments: { per: minute, account: 10, address: 60, shop: 600, countedBy: 'database' },
  paymentReports: { per: minute, account: 20, countedBy: 'process' },
  /** Cards that the issuer declined, of any order. Accounts that have paid are exempt from `address`. */
  declines: { per: hour, account: 5, address: 15, shop: 60, countedBy: 'action' },
  uploads: { per: hour, account: 30, countedBy: 'database' },
  /** Each is a row and reaches the shop's mailbox. */
  questions: { per: hour, account: 10, address: 60, shop: 60, countedBy: 'database' },
  /** Requests for a mail when a part can be ordered again. */
  stockRequests: { per: day, account: 50, address: 100, shop: 1_000, countedBy: 'database' },
  /** Accounts that are verified or have paid are exempt from `address`. */
  reviews: { per: day, account: 5, address: 5, shop: 100, countedBy: 'action' },
  /** Without those of paid orders. What is above is not sent, and an admin can send it. */
  mails: { per: day, recipient: 20, countedBy: 'action' },
  /** The same to an address that is not verified. Not multiplied by RATE_LIMIT_SCALE. */
  unverifiedMails: { per: day, recipient: 5, countedBy: 'action' },
  /** Mails about parts that are back. Further ones wait. */
  stockMails: { per: day, account: 10, countedBy: 'action' },
  /** Questions that the shop gets one by one. Further ones arrive in a digest. */
  questionMails: { per: hour, recipient: 10, countedBy: 'action' },
  /** Jobs of admins that act on many rows. */
  bulkJobs: { per: minute, account: 30, countedBy: 'process' },
} as const satisfies Record<string, ActionLimit>;

export type Action = keyof typeof actionLimits;

/** The widths of IPv6 networks that are counted, in bits, and how many times the limit of a /64 each may reach. */
export const networkWidths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

type WritingCall = {
  [Name in keyof typeof calls]: (typeof calls)[Name]['method'] extends 'GET' ? never : Name;
}[keyof typeof calls];

/** What each call with a body counts as. Those that change something also count as `writes`. */
export const actionOfCall: Readonly<Record<WritingCall, Action>> = {
  addAddress: 'writes',
  addImport: 'writes',
  addModel: 'writes',
  addOrderNote: 'writes',
  addPart: 'writes',
  addPartEdit: 'bulkJobs',
  addReview: 'reviews',
  askForStock: 'stockRequests',
  askQuestion: 'questions',
  blockUser: 'writes',
  changeAddress: 'writes',
  changeBasket: 'writes',
  changeBulkJob: 'writes',
  changeImport: 'writes',
  changeModel: 'writes',
  changePart: 'writes',
  changeReview: 'writes',
  changeShipment: 'writes',
  changeStock: 'writes',
  confirmOrder: 'writes',
  confirmTogether: 'writes',
  convertStatementNote: 'writes',
  correctImportRows: 'writes',
  createPayment: 'payments',
  deleteAddress: 'writes',
  deleteModel: 'writes',
  deleteOrder: 'writes',
  deletePart: 'writes',
  endBulkJob: 'writes',
  endSession: 'writes',
  findNumbers: 'quickOrders',
  makeAdmin: 'writes',
  placeCheckout: 'orders',
  placeOrder: 'orders',
  readBasketLines: 'reads',
  readOrderFile: 'quickOrders',
  removeAdmin: 'writes',
  removeImport: 'writes',
  restorePart: 'writes',
  saveImportMatches: 'writes',
  saveSynonyms: 'writes',
  saveUser: 'profiles',
  saveUserVehicles: 'writes',
  sendImportBytes: 'writes',
  sendMailAgain: 'writes',
  signOutUser: 'writes',
  startBulkJob: 'bulkJobs',
  storeImage: 'uploads',
  takeImportStep: 'writes',
  unblockUser: 'writes',
  updatePayment: 'paymentReports',
};

/**
 * What unpaid orders of accounts that never paid may reserve. Beyond it an order is placed without a reservation, and never refused.
 */
export const reservations = {
  /** Of a part's stock, together, and at least one minimum order. RATE_LIMIT_SCALE multiplies it. */
  share: 1 / 2,
  /** Within this many hours one order of a part may exceed the share, and one order from a network of each width. */
  exceedingHours: 24,
} as const;

/** Applies RATE_LIMIT_SCALE to a limit. Returns a whole number, at least 1. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
  type ExtraConfigColumn,
  type PgColumn,
} from 'drizzle-orm/pg-core';

import { lowStockOrders } from '#contract/stock.ts';
import { environments } from '../core/environments.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of some columns for a list's search. Punctuation separates words, so that parts of an e-mail address or a
 * transaction id match too. `wordsOf` in list-rows.ts splits a search in the same way.
 */
const words = (...columns: string[]) =>
  tsvector()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `to_tsvector('simple', translate(${columns.map((name) => `coalesce(${name}, '')`).join(` || ' ' || `)}, ` +
          `'!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)))`,
      ),
    );

/**
 * Every search reads the whole pending list of a GIN index. 64 kB are negligible, but the default of 4 MB costs a
 * thousand times the lookup of a rare word.
 */
const searchIndex = (name: string, column: ExtraConfigColumn) =>
  index(name).using('gin', column).with({ gin_pending_list_limit: 64 });

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** A required reference to a row of another table. */
const refers = (name: string, column: () => PgColumn) => uuid(name).notNull().references(column);

/** Allows only the values of the column's enum. */
const known = (name: string, column: ExtraConfigColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** The Firebase user id. */
    uid: text().notNull().unique(),
    /** In canonical form: see `canonicalEmail`. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Null for a customer. */
    role: text({ enum: ['admin'] }),
    /** Access tokens of an older version are rejected. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Set while an admin blocks this user, who then cannot sign in. */
    blockedAt: moment('blocked_at'),
    /** Set when an admin removed the role, so that ADMIN_EMAILS does not promote this user again. */
    demotedAt: moment('demoted_at'),
    /** Seconds. ID tokens with an older `auth_time` are rejected. */
    minAuthTime: bigint('min_auth_time', { mode: 'number' }).notNull().default(0),
    /** Seconds: `iat` of the newest ID token that was accepted. Null before the first one. */
    newestIat: bigint('newest_iat', { mode: 'number' }),
    /** Seconds: the provider's `validSince` as last seen. Null before the first exchange. */
    validSince: bigint('valid_since', { mode: 'number' }),
    /** The linked sign-in providers as last seen, sorted. Null before the first exchange. */
    providers: text().array(),
    name: text().notNull().default(''),
    number: text().notNull().default(''),
    city: text().notNull().default(''),
    linkedin: text().notNull().default(''),
    github: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    search: words('name', 'email'),
  },
  (table) => [
    check('users_role_known', sql`${table.role} in ('admin')`),
    check(
      'users_email_canonical',
      sql`${table.email} = lower(btrim(${table.email})) and ${table.email} <> ''`,
    ),
    check('users_admin_verified', sql`${table.role} is null or ${table.emailVerified}`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_by_name').on(sql`lower(${table.name})`, table.id),
    index('users_admins')
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'admin'`),
    searchIndex('users_search', table.search),
  ],
);

/** One row per exchange of an ID token. An access token is valid until the session of its `sid` ends. */
export const sessions = pgTable(
  'sessions',
  {
    sid: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds: when the user signed in at the provider. */
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

export const parts = pgTable(
  'parts',
  {
    id: uuid().primaryKey(),
    /** Catalogue order: oldest first. */
    position: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().unique(),
    name: text().notNull(),
    description: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Units for sale, without reserved ones. Equals `initialQuantity` plus the ledger. */
    quantity: integer().notNull(),
    initialQuantity: integer('initial_quantity').notNull(),
    minQuantity: integer('min_quantity').notNull(),
    image: text().notNull().default(''),
    /** The admin who added it; never in a public response. */
    email: text().notNull(),
    /** Incremented only by an admin's edit. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    search: words('name', 'description'),
  },
  (table) => [
    check('parts_price_range', sql`${table.priceCents} between 1 and 99999999`),
    check('parts_quantity_not_negative', sql`${table.quantity} >= 0 and ${table.initialQuantity} >= 0`),
    check('parts_min_quantity_positive', sql`${table.minQuantity} >= 1`),
    uniqueIndex('parts_active_name')
      .on(sql`lower(btrim(${table.name}))`)
      .where(sql`${table.deletedAt} is null`),
    ...[
      index('parts_active_position').on(table.position, table.id),
      index('parts_by_name').on(sql`lower(${table.name})`, table.id),
      index('parts_by_price').on(table.priceCents, table.id),
      index('parts_by_quantity').on(table.quantity, table.id),
      searchIndex('parts_search', table.search),
    ].map((one) => one.where(sql`${table.deletedAt} is null`)),
    // With all columns of the stock filter, so that counting does not read the table.
    index('parts_scarce')
      .on(table.position, table.id, table.quantity, table.minQuantity)
      .where(
        sql`${table.deletedAt} is null and ${table.quantity} < ${sql.raw(String(lowStockOrders))} * ${table.minQuantity}::bigint`,
      ),
  ],
);

export const orderStates = [
  'unpaid',
  'cancelling',
  'paid',
  'shipped',
  'cancelled',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: refers('user_id', () => users.id),
    partId: refers('part_id', () => parts.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    address: text().notNull(),
    /** The part's name, image and price when the order was placed. */
    productName: text('product_name').notNull(),
    image: text().notNull().default(''),
    unitPriceCents: integer('unit_price_cents').notNull(),
    quantity: integer().notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    status: text({ enum: orderStates }).notNull().default('unpaid'),
    stockState: text('stock_state', { enum: ['reserved', 'released', 'committed'] })
      .notNull()
      .default('reserved'),
    /** The PaymentIntent that paid it. */
    transactionId: text('transaction_id').unique(),
    /** The number of PaymentIntents created for it, at most five. Part of the next one's idempotency key. */
    intentsMade: integer('intents_made').notNull().default(0),
    reservedUntil: moment('reserved_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    search: words('product_name', 'name', 'email', 'address', 'transaction_id'),
  },
  (table) => [
    known('orders_status_known', table.status, orderStates),
    check(
      'orders_paid_has_transaction',
      sql`(${table.status} in ('paid', 'shipped', 'refunding', 'refunded')) = (${table.transactionId} is not null)`,
    ),
    check(
      'orders_stock_state_fits',
      sql`case
        when ${table.status} in ('unpaid', 'cancelling') then ${table.stockState} in ('reserved', 'released')
        when ${table.status} in ('paid', 'shipped', 'refunding') then ${table.stockState} = 'committed'
        else ${table.stockState} = 'released' end`,
    ),
    check(
      'orders_reservation_ends',
      sql`${table.stockState} <> 'reserved' or ${table.reservedUntil} is not null`,
    ),
    check('orders_quantity_positive', sql`${table.quantity} > 0`),
    check('orders_price_range', sql`${table.unitPriceCents} between 1 and 99999999`),
    check(
      'orders_total_is_product',
      sql`${table.totalCents} = ${table.unitPriceCents}::bigint * ${table.quantity}`,
    ),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    // With the total, so that the admin statistics need an index-only scan.
    index('orders_of_status').on(table.status, table.createdAt, table.id, table.totalCents),
    index('orders_by_product').on(sql`lower(${table.productName})`, table.id),
    index('orders_by_quantity').on(table.quantity, table.id),
    index('orders_by_total').on(table.totalCents, table.id),
    searchIndex('orders_search', table.search),
    // The displayed order number: see `orderNumber` in the contract.
    index('orders_by_number').on(sql`right(${table.id}::text, 6)`),
    // Few orders are open, but a common word matches too many of all orders. The conditions equal those of the lists.
    searchIndex('orders_search_unpaid', table.search).where(
      sql`${table.status} = any ('{unpaid,cancelling}'::text[])`,
    ),
    searchIndex('orders_search_paid', table.search).where(sql`${table.status} = any ('{paid}'::text[])`),
    // Finds 1,000 matches of a common word faster than an index of all orders: see `slice` in list-rows.ts.
    searchIndex('orders_search_slice', table.search).where(sql`right(${table.id}::text, 1) in ('0', '1')`),
    index('orders_of_part').on(table.partId),
    // How long an account reserved a part without paying: see `mayReserveFrom`.
    index('orders_never_paid')
      .on(table.userId, table.partId)
      .where(sql`${table.status} in ('unpaid', 'cancelling', 'cancelled')`),
    index('orders_reserved')
      .on(table.reservedUntil)
      .where(sql`${table.stockState} = 'reserved'`),
    index('orders_unsettled')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('cancelling', 'refunding')`),
  ],
);

/**
 * The number and total of orders by UTC day and status, as the sum of its rows. A trigger on `orders` adds a row for each
 * change, so that transactions do not wait for each other.
 */
export const orderTallies = pgTable('order_tallies', {
  day: date().notNull(),
  status: text({ enum: orderStates }).notNull(),
  orders: integer().notNull(),
  cents: bigint({ mode: 'number' }).notNull(),
});

const paymentStates = [
  'open',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunding',
  'refunded',
] as const;

/** One row per PaymentIntent. Its client secret is never stored. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: refers('order_id', () => orders.id),
    userId: refers('user_id', () => users.id),
    /** Null until the provider has responded. */
    providerId: text('provider_id').unique(),
    /**
     * The sequence number of the order's intent, part of the provider's idempotency key. Null for an intent that was
     * created for another order.
     */
    number: integer(),
    /** The user in its metadata. The account's uid may change later. */
    uid: text(),
    /** The hashed IP address that last requested it. */
    ipHash: text('ip_hash'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    status: text({ enum: paymentStates }).notNull().default('open'),
    /** When the provider last reported its state. */
    lastEventAt: moment('last_event_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    known('payments_status_known', table.status, paymentStates),
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
    unique('payments_order_number').on(table.orderId, table.number),
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.status} = 'succeeded'`),
    index('payments_unsettled')
      .on(table.lastEventAt)
      .where(sql`${table.status} in ('open', 'processing', 'refunding')`),
  ],
);

/** Charges that the card issuer declined. Some of them pause payments: see `noteDeclines`. */
export const cardDeclines = pgTable(
  'card_declines',
  {
    chargeId: text('charge_id').primaryKey(),
    orderId: refers('order_id', () => orders.id),
    userId: refers('user_id', () => users.id),
    ipHash: text('ip_hash'),
    /** Set on the decline that started the customer's pause. */
    pausedUntil: moment('paused_until'),
    /** Whether it also paused the IP address. */
    isAddressPaused: boolean('is_address_paused').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('card_declines_of_order').on(table.orderId),
    index('card_declines_pauses')
      .on(table.pausedUntil)
      .where(sql`${table.pausedUntil} is not null`),
  ],
);

const movementReasons = ['reserve', 'release', 'refund', 'set'] as const;

/** The stock ledger: `initial_quantity` + sum(delta) = `quantity`, for every part at all times. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partId: refers('part_id', () => parts.id),
    orderId: uuid('order_id').references(() => orders.id),
    /** Negative when units are reserved. */
    delta: integer().notNull(),
    reason: text({ enum: movementReasons }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    known('stock_movements_reason_known', table.reason, movementReasons),
    check('stock_movements_moves', sql`${table.delta} <> 0`),
    index('stock_movements_of_part').on(table.partId),
    index('stock_movements_of_order').on(table.orderId),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    /** Null for the reviews of the seed. */
    userId: uuid('user_id').references(() => users.id),
    name: text().notNull(),
    /** Never in a public response. */
    email: text().notNull().default(''),
    photoUrl: text('photo_url').notNull().default(''),
    rating: doublePrecision().notNull(),
    description: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('reviews_rating_range', sql`${table.rating} between 0 and 5`),
    index('reviews_newest').on(table.createdAt, table.id),
    index('reviews_of_user').on(table.userId),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: refers('user_id', () => users.id),
    key: varchar({ length: 255 }).notNull(),
    /** SHA-256 of method, path and canonical body. The same key with another hash is rejected. */
    hash: text().notNull(),
    state: text({ enum: ['started', 'finished'] })
      .notNull()
      .default('started'),
    /** The response. Null while the request is running. */
    status: integer(),
    body: text(),
    /** Until this time, the request that started it is assumed to be running. */
    lockedUntil: moment('locked_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('idempotency_keys_state_known', sql`${table.state} in ('started', 'finished')`),
    check(
      'idempotency_keys_finished_has_answer',
      sql`${table.state} = 'started' or (${table.status} is not null and ${table.body} is not null)`,
    ),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Append-only: a trigger rejects UPDATE, DELETE and TRUNCATE. Contains no token, secret or card data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** Null for a job, a webhook or an unknown visitor. */
    userId: uuid('user_id').references(() => users.id),
    /** The call or the job, such as `PATCH /confirm-order`. */
    call: text().notNull(),
    /** The id of the changed row. */
    object: text().notNull(),
    before: text(),
    after: text(),
    requestId: text('request_id'),
    ipHash: text('ip_hash'),
  },
  (table) => [index('audit_log_of_object').on(table.object, table.id)],
);

/** Received events of the provider, so that each is handled exactly once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The PaymentIntent of a postponed event. */
    intentId: text('intent_id'),
    /** When it was postponed for the reconciler, because the provider was unreachable; null once it is handled. */
    putOffAt: moment('put_off_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'stripe_events_put_off_names_intent',
      sql`${table.putOffAt} is null or ${table.intentId} is not null`,
    ),
    index('stripe_events_age').on(table.receivedAt),
    index('stripe_events_put_off')
      .on(table.putOffAt)
      .where(sql`${table.putOffAt} is not null`),
  ],
);

const refundReasons = ['cancelled', 'paid-twice', 'out-of-stock', 'deleted', 'mismatch'] as const;

/** Refunds, one job per PaymentIntent. */
export const refundJobs = pgTable(
  'refund_jobs',
  {
    id: uuid().primaryKey(),
    providerId: text('provider_id').notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: ['open', 'done', 'refused'] })
      .notNull()
      .default('open'),
    /** Refusals by the provider. Part of the refund's idempotency key. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    known('refund_jobs_reason_known', table.reason, refundReasons),
    check('refund_jobs_state_known', sql`${table.state} in ('open', 'done', 'refused')`),
    index('refund_jobs_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Uploaded images, by the name of the widest file. */
export const uploads = pgTable(
  'uploads',
  {
    name: text().primaryKey(),
    /** Since when no part uses it; null while one does. */
    unusedSince: moment('unused_since').defaultNow(),
    /** When the removal of its files started. No part can use it any more. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('uploads_removed_unused', sql`${table.removedAt} is null or ${table.unusedSince} is not null`),
    index('uploads_by_stem').on(sql`left(${table.name}, 32)`),
    index('uploads_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** The table of rate-limiter-flexible, which defines the column names. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** The environment of this database, in its only row. See environment-mark.ts. */
export const environmentMark = pgTable(
  'environment_mark',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    environment: text({ enum: environments }).notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
  },
  (table) => [
    check('environment_mark_only_row', sql`${table.isOnlyRow}`),
    known('environment_mark_known', table.environment, environments),
  ],
);

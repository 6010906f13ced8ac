import { toCents } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { buildOrder, orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import type { Database, Queries } from './connect.ts';
import * as schema from './schema.ts';

/** An order of the seed. Cancelled and refunded ones are not in the fixtures. */
interface SeedOrder {
  order: Order;
  state: 'unpaid' | 'paid' | 'shipped' | 'cancelled' | 'refunded';
  /** When it was cancelled or refunded. */
  endedAt?: Date;
}

const wireStates = { unpaid: 'unpaid', pending: 'paid', shipped: 'shipped' } as const;

const seedOrders: readonly SeedOrder[] = [
  ...orders.map((order) => ({ order, state: wireStates[order.status] })),
  {
    state: 'cancelled',
    order: buildOrder({
      _id: fixtureId('order', 7),
      productQuantity: 20,
      totalPrice: 1280,
      createdAt: '2026-10-14T08:00:00.000Z',
    }),
    endedAt: new Date('2026-10-14T08:20:00.000Z'),
  },
  {
    state: 'refunded',
    order: buildOrder({
      _id: fixtureId('order', 8),
      productQuantity: 10,
      totalPrice: 640,
      transactionId: 'pi_3QF0bc2eZvKYlo2C1r3fkYlo',
      createdAt: '2026-10-07T11:00:00.000Z',
      paidAt: '2026-10-07T11:04:00.000Z',
    }),
    endedAt: new Date('2026-10-08T07:30:00.000Z'),
  },
];

/** The creation time of parts and accounts, before all orders and reviews. */
const openedAt = new Date('2026-09-01T06:00:00.000Z');

async function isEmpty(tx: Queries): Promise<boolean> {
  const { rows } = await tx.query<{ is_empty: boolean }>(
    `SELECT NOT (EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM parts)
              OR EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM reviews)) AS is_empty`,
  );
  return rows[0]?.is_empty ?? false;
}

/** Inserts the fixtures into an empty database. Returns false, without changes, when it contains data. */
export function seedIfEmpty(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    // With concurrent starts only one seeds the database.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('norholt.seed'))`);
    if (!(await isEmpty(tx))) return false;
    await seedUsers(tx);
    await seedParts(tx);
    await seedOrderHistory(tx);
    await seedReviews(tx);
    return true;
  });
}

async function seedUsers({ orm }: Queries): Promise<void> {
  await orm.insert(schema.users).values(
    Object.values(demoAccounts).map(({ id, uid, user }) => ({
      ...user,
      id,
      uid,
      emailVerified: true,
      createdAt: openedAt,
      updatedAt: openedAt,
    })),
  );
}

async function seedParts({ orm }: Queries): Promise<void> {
  await orm.insert(schema.parts).values(
    parts.map((part) => ({
      id: part._id,
      name: part.name,
      description: part.description,
      priceCents: cents(part.price),
      quantity: part.quantity,
      // The remaining and the sold units, so that the ledger adds up.
      initialQuantity: part.quantity + soldOf(part._id),
      minQuantity: part.minQuantity,
      image: part.image,
      email: demoAccounts.admin.user.email,
      version: part.version,
      createdAt: openedAt,
      updatedAt: openedAt,
    })),
  );
}

const isSold = ({ state }: SeedOrder) => state === 'paid' || state === 'shipped';

const soldOf = (partId: string): number =>
  seedOrders
    .filter((entry) => isSold(entry) && entry.order.partId === partId)
    .reduce((sum, { order }) => sum + order.productQuantity, 0);

async function seedOrderHistory({ orm }: Queries): Promise<void> {
  const userId = demoAccounts.customer.id;
  await orm.insert(schema.orders).values(
    seedOrders.map(({ order, state, endedAt }) => ({
      id: order._id,
      userId,
      partId: order.partId,
      name: order.name,
      email: order.email,
      phone: order.phone,
      address: order.address,
      productName: order.productName,
      image: order.image,
      unitPriceCents: cents(order.unitPrice),
      quantity: order.productQuantity,
      totalCents: cents(order.totalPrice),
      status: state,
      stockState: isSold({ order, state }) ? ('committed' as const) : ('released' as const),
      transactionId: order.transactionId,
      intentsMade: order.transactionId === null ? 0 : 1,
      createdAt: new Date(order.createdAt),
      paidAt: moment(order.paidAt),
      shippedAt: moment(order.shippedAt),
      updatedAt: endedAt ?? moment(order.shippedAt) ?? moment(order.paidAt) ?? new Date(order.createdAt),
    })),
  );
  await orm.insert(schema.payments).values(seedOrders.flatMap(paymentOf));
  await orm.insert(schema.stockMovements).values(seedOrders.flatMap(movementsOf));
  await orm.insert(schema.auditLog).values(seedOrders.flatMap(auditOf));
}

function paymentOf({ order, state, endedAt }: SeedOrder): Array<typeof schema.payments.$inferInsert> {
  if (order.transactionId === null || order.paidAt === null) return [];
  return [
    {
      // Any unique id.
      id: order._id,
      orderId: order._id,
      userId: demoAccounts.customer.id,
      uid: demoAccounts.customer.uid,
      providerId: order.transactionId,
      number: 1,
      amountCents: cents(order.totalPrice),
      status: state === 'refunded' ? 'refunded' : 'succeeded',
      lastEventAt: endedAt ?? new Date(order.paidAt),
      createdAt: new Date(order.createdAt),
      updatedAt: endedAt ?? new Date(order.paidAt),
    },
  ];
}

/** ms after which an unpaid order gives its stock back. */
const reservation = 60 * 60_000;

function movementsOf(entry: SeedOrder): Array<typeof schema.stockMovements.$inferInsert> {
  const { order, state, endedAt } = entry;
  const createdAt = new Date(order.createdAt);
  const row = { partId: order.partId, orderId: order._id };
  const reserved = { ...row, delta: -order.productQuantity, reason: 'reserve' as const, createdAt };
  if (isSold(entry)) return [reserved];
  const returned = {
    ...row,
    delta: order.productQuantity,
    reason: state === 'refunded' ? ('refund' as const) : ('release' as const),
    createdAt: endedAt ?? new Date(createdAt.getTime() + reservation),
  };
  return [reserved, returned];
}

function auditOf({ order, state, endedAt }: SeedOrder): Array<typeof schema.auditLog.$inferInsert> {
  const customer = { userId: demoAccounts.customer.id, object: order._id, call: 'seed' };
  const admin = { ...customer, userId: demoAccounts.admin.id };
  const placed = { ...customer, after: 'unpaid', at: new Date(order.createdAt) };
  const paid = { ...customer, before: 'unpaid', after: 'paid', at: moment(order.paidAt) ?? undefined };
  switch (state) {
    case 'unpaid':
      return [placed];
    case 'paid':
      return [placed, paid];
    case 'shipped':
      return [
        placed,
        paid,
        { ...admin, before: 'paid', after: 'shipped', at: moment(order.shippedAt) ?? undefined },
      ];
    case 'cancelled':
      return [placed, { ...customer, before: 'unpaid', after: 'cancelled', at: endedAt }];
    case 'refunded':
      return [
        placed,
        paid,
        { ...admin, before: 'paid', after: 'refunding', at: endedAt },
        { ...admin, before: 'refunding', after: 'refunded', at: endedAt },
      ];
  }
}

/** ms between one review and the next. */
const reviewGap = 3 * 24 * 60 * 60_000;

async function seedReviews({ orm }: Queries): Promise<void> {
  const newest = new Date('2026-11-15T10:00:00.000Z').getTime();
  await orm.insert(schema.reviews).values(
    reviews.map((review, index) => ({
      id: review._id,
      name: review.name,
      photoUrl: review.photoURL,
      rating: review.rating,
      description: review.description,
      createdAt: new Date(newest - index * reviewGap),
    })),
  );
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

function cents(dollars: number): number {
  const amount = toCents(dollars);
  if (amount === null) throw new RangeError(`${dollars} is not an amount of dollars and cents.`);
  return amount;
}

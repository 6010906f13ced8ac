import type { Queries } from '../db/connect.ts';
import { reservations } from '../core/limits.ts';

/** The SQL condition for a user who has paid an order. */
export const hasPaid = (userId: string) =>
  `EXISTS (SELECT FROM orders AS earlier WHERE earlier.user_id = ${userId} AND earlier.paid_at IS NOT NULL)`;

/** Returns whether a user has paid an order. */
export async function findHasPaid(db: Queries, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ hasPaid: boolean }>(`SELECT ${hasPaid('$1')} AS "hasPaid"`, [userId]);
  return rows[0]?.hasPaid ?? false;
}

/** Locks the customer until the transaction ends, and returns whether they have paid an order. */
export async function lockCustomer(tx: Queries, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ hasPaid: boolean }>(
    {
      isPrepared: true,
      text: `SELECT ${hasPaid('users.id')} AS "hasPaid" FROM users WHERE id = $1 FOR NO KEY UPDATE`,
    },
    [userId],
  );
  return rows[0]?.hasPaid ?? false;
}

interface Wanted {
  partId: string;
  quantity: number;
  /** The order itself, if it exists. What it reserves does not count. */
  id?: string;
}

/**
 * `within`: the share of accounts that never paid is enough. `exceeding`: it is not, but nobody exceeded it for this
 * part or from these networks within a day. `none`: the order gets no reservation.
 */
export type Reservation = 'within' | 'exceeding' | 'none';

/**
 * Decides whether an account that never paid may reserve stock for each of some orders. All such accounts share a part of the
 * stock: accounts and addresses cost nothing, so a limit of each would not keep stock for others. One order may exceed the
 * share. Locks the parts for such accounts, and the networks if a share is not enough, until the transaction ends, so that
 * concurrent orders count each other.
 */
export async function limitReservations(
  tx: Queries,
  wanted: readonly Wanted[],
  networks: readonly string[],
  scale: number,
): Promise<Reservation[]> {
  const parts = wanted.map(({ partId }) => partId);
  const ids = wanted.flatMap(({ id }) => id ?? []);
  await lock(tx, parts);
  const { rows } = await tx.query<{ partId: string; held: number; most: number }>(
    {
      isPrepared: true,
      text: `SELECT parts.id AS "partId", coalesce(sum(orders.quantity) FILTER (WHERE orders.id <> ALL($2)), 0) AS held,
           greatest(parts.min_quantity, floor((parts.quantity + coalesce(sum(orders.quantity), 0)) * $3::float8)) AS most
         FROM parts
         LEFT JOIN orders ON orders.part_id = parts.id AND orders.never_paid AND orders.stock_state = 'reserved'
        WHERE parts.id = ANY($1) GROUP BY parts.id`,
    },
    [parts, ids, reservations.share * scale],
  );
  const shares = new Map(rows.map((share) => [share.partId, share]));
  const isWithin = wanted.map(({ partId, quantity }) => {
    const share = shares.get(partId);
    if (share === undefined) return true;
    share.held += quantity;
    return share.held <= share.most;
  });
  if (isWithin.every(Boolean)) return isWithin.map(() => 'within');
  const widest = networks.at(-1);
  if (widest !== undefined) await lock(tx, [widest]);
  const exceeded = await tx.query<{ partId: string; isNear: boolean | null }>(
    {
      isPrepared: true,
      text: `SELECT part_id AS "partId", ip_hash = $3 OR ip_hash_56 = $4 OR ip_hash_48 = $5 AS "isNear" FROM orders
        WHERE exceeded_at > now() - make_interval(hours => $6) AND id <> ALL($2)
          AND (part_id = ANY($1) OR ip_hash = $3 OR ip_hash_56 = $4 OR ip_hash_48 = $5)`,
    },
    [parts, ids, ...columnsOf(networks), reservations.exceedingHours],
  );
  let mayExceed = exceeded.rows.every(({ isNear }) => isNear !== true);
  const exceededParts = new Set(exceeded.rows.map(({ partId }) => partId));
  return wanted.map(({ partId }, index) => {
    if (isWithin[index] === true) return 'within';
    if (!mayExceed || exceededParts.has(partId)) return 'none';
    mayExceed = false;
    return 'exceeding';
  });
}

/** The same for one order. */
export const limitReservation = async (
  tx: Queries,
  wanted: Wanted,
  networks: readonly string[],
  scale: number,
): Promise<Reservation> => (await limitReservations(tx, [wanted], networks, scale))[0] ?? 'none';

/** Records who reserves the stock of an order that exists. `reservation` is null for an account that has paid. */
export async function recordReservation(
  tx: Queries,
  orderId: string,
  networks: readonly string[],
  reservation: Reservation | null,
): Promise<void> {
  await tx.query(
    `UPDATE orders SET ip_hash = $2, ip_hash_56 = $3, ip_hash_48 = $4, never_paid = $5::text IS NOT NULL,
       exceeded_at = CASE WHEN $5 = 'exceeding' THEN now() ELSE exceeded_at END
     WHERE id = $1`,
    [orderId, ...columnsOf(networks), reservation],
  );
}

/** The values of the columns `ip_hash`, `ip_hash_56` and `ip_hash_48`. */
export const columnsOf = (networks: readonly string[]): [string | null, string | null, string | null] => [
  networks[0] ?? null,
  networks[1] ?? null,
  networks[2] ?? null,
];

/** In one order, so that two transactions never wait for each other. */
const lock = (tx: Queries, keys: readonly string[]) =>
  tx.query(
    {
      isPrepared: true,
      text: `SELECT pg_advisory_xact_lock(hashtextextended('reservation ' || key, 0)) FROM unnest($1::text[]) AS key`,
    },
    [[...new Set(keys)].sort()],
  );

/** Days after which no limit reads the hash of a network. */
const keptDays = 90;

/** Removes old hashes of networks, in batches. */
export async function removeOldNetworks(db: Queries): Promise<void> {
  for (const [table, time] of [
    ['orders', 'created_at'],
    ['payments', 'updated_at'],
    ['checkout_payments', 'updated_at'],
    ['card_declines', 'created_at'],
    ['reviews', 'created_at'],
  ] as const) {
    let removed: number | null;
    do {
      ({ rowCount: removed } = await db.query(
        `UPDATE ${table} SET ip_hash = NULL, ip_hash_56 = NULL, ip_hash_48 = NULL
          WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table}
            WHERE ip_hash IS NOT NULL AND ${time} < now() - interval '${keptDays} days' LIMIT ${batch}))`,
      ));
    } while (removed === batch);
  }
}

const batch = 1_000;

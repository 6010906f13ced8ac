import type { Queries } from '../db/connect.ts';
import { scaled } from '../core/limits.ts';

/** The part of a part's stock that accounts which never paid may reserve together from one address, after their first order. */
const share = 1 / 5;

/** How many orders may take that share. */
const sharedOrders = 10;

const exemptDays = 90;

/** Hashes of addresses: see `hashIp`. */
type Address = string | null;

/** The SQL condition for a user who has paid an order. */
const hasPaid = (userId: string) =>
  `EXISTS (SELECT FROM orders AS earlier WHERE earlier.user_id = ${userId} AND earlier.paid_at IS NOT NULL)`;

const addressLock = (address: string) => `pg_advisory_xact_lock(hashtextextended(${address}, 0))`;

/**
 * Locks the customer and, for one who never paid, the address until the transaction ends, so that concurrent orders count
 * each other. Returns whether the customer has paid an order.
 */
export async function lockCustomer(tx: Queries, userId: string, address: Address): Promise<boolean> {
  const { rows } = await tx.query<{ hasPaid: boolean }>(
    {
      isPrepared: true,
      text: `SELECT "hasPaid", CASE WHEN NOT "hasPaid" THEN ${addressLock('$2::text')} END
               FROM users, LATERAL (SELECT ${hasPaid('users.id')} AS "hasPaid") AS history
              WHERE users.id = $1 FOR NO KEY UPDATE OF users`,
    },
    [userId, address],
  );
  return rows[0]?.hasPaid ?? false;
}

/** Locks an address like `lockCustomer`, for a caller that has locked an order and therefore may not lock its user. */
export async function lockAddress(tx: Queries, address: Address): Promise<void> {
  await tx.query(`SELECT ${addressLock('$1::text')}`, [address]);
}

interface Wanted {
  userId: string;
  partId: string;
  quantity: number;
  /** The order itself, if it exists. It does not count. */
  id?: string;
}

/**
 * Returns whether an account that never paid may reserve stock from an address. Its first reservation may be of any
 * quantity; further ones take together a share of the part's stock, at least one minimum order. An address with a paid
 * order is exempt. The caller has locked the address.
 */
export async function mayReserveAt(
  tx: Queries,
  address: Address,
  { userId, partId, quantity, id }: Wanted,
  scale: number,
): Promise<boolean> {
  if (address === null) return true;
  const { rows } = await tx.query<{ mayReserve: boolean }>(
    {
      isPrepared: true,
      text: `WITH held AS (
       SELECT part_id, quantity, row_number() OVER (ORDER BY created_at, id) > 1 AS is_further
         FROM orders
        WHERE ip_hash = $1 AND paid_at IS NULL AND stock_state = 'reserved' AND id IS DISTINCT FROM $5
          AND NOT ${hasPaid('orders.user_id')}
     ), sums AS (
       SELECT count(*) AS orders, count(*) FILTER (WHERE is_further) AS further_orders,
         coalesce(sum(quantity) FILTER (WHERE part_id = $3), 0) AS units,
         coalesce(sum(quantity) FILTER (WHERE part_id = $3 AND is_further), 0) AS further_units
       FROM held
     )
     SELECT sums.orders = 0
         OR further_orders < $6
            AND further_units + $4 <= greatest(min_quantity, floor((parts.quantity + units) * $7::float8))
         OR EXISTS (SELECT FROM orders WHERE ip_hash = $1 AND paid_at > now() - interval '${exemptDays} days')
         OR ${hasPaid('$2')} AS "mayReserve"
       FROM sums, parts WHERE parts.id = $3`,
    },
    [address, userId, partId, quantity, id ?? null, scaled(sharedOrders, scale), share * scale],
  );
  return rows[0]?.mayReserve ?? true;
}

/** Removes addresses that no limit reads any more. */
export async function removeOldAddresses(db: Queries): Promise<void> {
  await db.query(
    `UPDATE orders SET ip_hash = NULL
      WHERE ip_hash IS NOT NULL AND stock_state <> 'reserved' AND created_at < now() - interval '${exemptDays} days'
        AND (paid_at IS NULL OR paid_at < now() - interval '${exemptDays} days')`,
  );
}

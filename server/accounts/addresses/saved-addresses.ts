import type {
  AddressChange,
  NewAddress,
  SavedAddress,
  SavedAddresses,
} from '#contract/accounts/addresses.ts';
import { limits } from '#contract/limits.ts';
import type { Recipient } from '#contract/recipient.ts';
import * as m from '#messages/addresses.js';
import type { Actor } from '../../core/actor.ts';
import { isId, newId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Queries } from '../../db/connect.ts';

const columns = 'id AS _id, label, name, phone, address';

const lastUsedFirst = 'last_used_at DESC NULLS LAST, id';

/** The text that is the same for the spellings of one address, as in `isSameRecipient`. */
const keyOf = (name: string, phone: string, address: string) =>
  `fold_name(${name}), replace(fold_name(${phone}), ' ', ''), fold_name(${address})`;

/** The SQL condition for an address of user $1 with the text of a recipient. */
const isSame = `user_id = $1 AND (${keyOf('name', 'phone', 'address')}) = (${keyOf('$2', '$3', '$4')})`;

/** The SQL condition for the address that an order form starts with. */
const isFirst = `(last_used_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM addresses AS other WHERE other.user_id = addresses.user_id
     AND (other.last_used_at > addresses.last_used_at
          OR (other.last_used_at = addresses.last_used_at AND other.id < addresses.id))))`;

const textOf = ({ name, phone, address }: Recipient) => [name, phone, address];

export async function listAddresses(db: Queries, userId: string): Promise<SavedAddresses> {
  const { rows } = await db.query<SavedAddress>(
    `SELECT ${columns} FROM addresses WHERE user_id = $1 ORDER BY ${lastUsedFirst}`,
    [userId],
  );
  const ordered = await db.query<{ hasOrdered: boolean }>(
    'SELECT EXISTS (SELECT FROM orders WHERE user_id = $1) AS "hasOrdered"',
    [userId],
  );
  return { addresses: rows, hasOrdered: ordered.rows[0]?.hasOrdered === true };
}

/**
 * Saves an address. One with the same text in another spelling gets this spelling and the label. Throws 400 if the user has as
 * many as they may have.
 */
export async function addAddress(
  tx: Queries,
  userId: string,
  { label, isDefault = false, ...recipient }: NewAddress,
  actor: Actor,
): Promise<SavedAddress> {
  await lockUser(tx, userId);
  const { rows } = await tx.query<{ id: string }>(
    `SELECT id FROM addresses WHERE ${isSame} ORDER BY ${lastUsedFirst} LIMIT 1`,
    [userId, ...textOf(recipient)],
  );
  if (rows[0]) {
    return changeAddress(tx, { id: rows[0].id, userId }, { label, isDefault, ...recipient }, actor);
  }
  const added = await insertAddress(tx, userId, { label, ...recipient }, isDefault);
  if (!added) throw new Problem('INVALID', { message: m.tooMany({ max: limits.addresses }) });
  await recordAudit(tx, { ...actor, object: added._id, after: 'added' });
  return added;
}

/** Two concurrent addresses can neither both be the tenth nor be two spellings of one. */
async function lockUser(tx: Queries, userId: string): Promise<void> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Removes the other spellings of an address, which is the default if one of them was. The caller has locked the user. */
async function removeOthers(tx: Queries, userId: string, kept: SavedAddress, actor: Actor): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `WITH others AS (DELETE FROM addresses WHERE ${isSame} AND id <> $5 RETURNING id, last_used_at), used AS (
       UPDATE addresses SET last_used_at = greatest(last_used_at, (SELECT max(last_used_at) FROM others))
        WHERE id = $5 AND EXISTS (SELECT FROM others)
     ) SELECT id FROM others`,
    [userId, ...textOf(kept), kept._id],
  );
  for (const { id } of rows) await recordAudit(tx, { ...actor, object: id, after: 'deleted' });
}

/** Undefined if the user has as many addresses as they may have. The caller has locked the user. */
async function insertAddress(
  tx: Queries,
  userId: string,
  { label, ...recipient }: Omit<SavedAddress, '_id'>,
  isUsed: boolean,
): Promise<SavedAddress | undefined> {
  const { rows } = await tx.query<SavedAddress>(
    `INSERT INTO addresses (user_id, name, phone, address, id, label, last_used_at)
     SELECT $1, $2, $3, $4, $5, $6, CASE WHEN $7 THEN now() END
      WHERE (SELECT count(*) FROM addresses WHERE user_id = $1) < $8 RETURNING ${columns}`,
    [userId, ...textOf(recipient), newId(), label, isUsed, limits.addresses],
  );
  return rows[0];
}

/**
 * Changes an address. If it becomes another spelling of another one, that is removed. Writes nothing if nothing changes. Throws
 * 404 for an address of somebody else, like for an unknown one.
 */
export async function changeAddress(
  tx: Queries,
  { id, userId }: { id: string; userId: string },
  { label, name, phone, address, isDefault }: AddressChange,
  actor: Actor,
): Promise<SavedAddress> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  await lockUser(tx, userId);
  const { rows } = await tx.query<SavedAddress>(
    `UPDATE addresses
        SET label = coalesce($3, label), name = coalesce($4, name), phone = coalesce($5, phone),
            address = coalesce($6, address), last_used_at = CASE WHEN $7 THEN now() ELSE last_used_at END
      WHERE id = $1 AND user_id = $2
        AND ((label, name, phone, address) IS DISTINCT FROM
             (coalesce($3, label), coalesce($4, name), coalesce($5, phone), coalesce($6, address)) OR $7 AND NOT ${isFirst})
      RETURNING ${columns}`,
    [id, userId, label ?? null, name ?? null, phone ?? null, address ?? null, isDefault === true],
  );
  const kept = rows[0] ?? (await findAddress(tx, id, userId));
  await removeOthers(tx, userId, kept, actor);
  if (rows[0]) await recordAudit(tx, { ...actor, object: id, after: 'changed' });
  return kept;
}

async function findAddress(tx: Queries, id: string, userId: string): Promise<SavedAddress> {
  const { rows } = await tx.query<SavedAddress>(
    `SELECT ${columns} FROM addresses WHERE id = $1 AND user_id = $2`,
    [id, userId],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}

/** Throws 404 for an address of somebody else, like for an unknown one. */
export async function deleteAddress(
  tx: Queries,
  { id, userId }: { id: string; userId: string },
  actor: Actor,
): Promise<void> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rowCount } = await tx.query('DELETE FROM addresses WHERE id = $1 AND user_id = $2', [id, userId]);
  if (rowCount !== 1) throw new Problem('NOT_FOUND');
  await recordAudit(tx, { ...actor, object: id, after: 'deleted' });
}

/**
 * Makes the address of an order the one used last. A saved one keeps its spelling. One that is not saved yet is saved if the
 * customer wants it, unless they have as many as they may have. The caller has locked the user.
 */
export async function keepUsedAddress(
  tx: Queries,
  userId: string,
  { saveAddress, name, phone, address }: Recipient & { saveAddress?: boolean | undefined },
  actor: Actor,
): Promise<void> {
  const { rowCount } = await tx.query(
    { isPrepared: true, text: `UPDATE addresses SET last_used_at = now() WHERE ${isSame}` },
    [userId, name, phone, address],
  );
  if (rowCount !== 0 || saveAddress !== true) return;
  const added = await insertAddress(tx, userId, { label: '', name, phone, address }, true);
  if (added) await recordAudit(tx, { ...actor, object: added._id, after: 'added' });
}

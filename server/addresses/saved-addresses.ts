import type { AddressChange, NewAddress, SavedAddress, SavedAddresses } from '#contract/addresses.ts';
import { limits } from '#contract/limits.ts';
import type { Recipient } from '#contract/recipient.ts';
import * as m from '#messages/addresses.js';
import type { Actor } from '../core/actor.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';

const columns = 'id AS _id, label, name, phone, address';

/** The SQL condition for an address of user $1 with the text of a recipient. */
const isSame = 'user_id = $1 AND name = $2 AND phone = $3 AND address = $4';

const textOf = ({ name, phone, address }: Recipient) => [name, phone, address];

export async function listAddresses(db: Queries, userId: string): Promise<SavedAddresses> {
  const { rows } = await db.query<SavedAddress>(
    `SELECT ${columns} FROM addresses WHERE user_id = $1 ORDER BY last_used_at DESC NULLS LAST, id`,
    [userId],
  );
  const ordered = await db.query<{ hasOrdered: boolean }>(
    'SELECT EXISTS (SELECT FROM orders WHERE user_id = $1) AS "hasOrdered"',
    [userId],
  );
  return { addresses: rows, hasOrdered: ordered.rows[0]?.hasOrdered === true };
}

/** Saves an address. One with the same text gets the label. Throws 400 if the user has as many as they may have. */
export async function addAddress(
  tx: Queries,
  userId: string,
  { label, isDefault = false, ...recipient }: NewAddress,
  actor: Actor,
): Promise<SavedAddress> {
  // Two concurrent addresses cannot both be the tenth.
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const { rows } = await tx.query<SavedAddress>(
    `UPDATE addresses SET label = $5, last_used_at = CASE WHEN $6 THEN now() ELSE last_used_at END
      WHERE ${isSame} RETURNING ${columns}`,
    [userId, ...textOf(recipient), label, isDefault],
  );
  const [same] = rows;
  if (same) {
    await recordAudit(tx, { ...actor, object: same._id, after: 'changed' });
    return same;
  }
  const added = await insertAddress(tx, userId, { label, ...recipient }, isDefault);
  if (!added) throw new Problem('INVALID', { message: m.tooMany({ max: limits.addresses }) });
  await recordAudit(tx, { ...actor, object: added._id, after: 'added' });
  return added;
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

/** Throws 404 for an address of somebody else, like for an unknown one. */
export async function changeAddress(
  tx: Queries,
  { id, userId }: { id: string; userId: string },
  { label, name, phone, address, isDefault }: AddressChange,
  actor: Actor,
): Promise<SavedAddress> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows } = await tx.query<SavedAddress>(
    `UPDATE addresses
        SET label = coalesce($3, label), name = coalesce($4, name), phone = coalesce($5, phone),
            address = coalesce($6, address), last_used_at = CASE WHEN $7 THEN now() ELSE last_used_at END
      WHERE id = $1 AND user_id = $2 RETURNING ${columns}`,
    [id, userId, label ?? null, name ?? null, phone ?? null, address ?? null, isDefault === true],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  await recordAudit(tx, { ...actor, object: id, after: 'changed' });
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
 * Makes the address of an order the one used last. One that is not saved yet is saved if the customer wants it, unless
 * they have as many as they may have. The caller has locked the user.
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

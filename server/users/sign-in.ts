import type { SignedIn } from '#contract/users.ts';
import { recordAudit } from '../audit.ts';
import type { AccessClaims } from '../auth/access-tokens.ts';
import type { Identity } from '../auth/verify-identity.ts';
import type { Database, Queries } from '../db/connect.ts';
import { newId } from '../http/ids.ts';
import { Problem } from '../problem.ts';

interface UserRow {
  id: string;
  uid: string;
  email: string;
  email_verified: boolean;
  role: 'admin' | null;
  token_version: number;
}

interface Trace {
  requestId: string;
  ipHash: string;
}

type Result = SignedIn['result'];

const columns = 'id, uid, email, email_verified, role, token_version';

/**
 * Finds or makes the user whom Firebase vouches for. Their uid decides, never the text of the e-mail.
 * Promotes them when `adminEmails` names their verified address.
 */
export function signIn(
  db: Database,
  identity: Identity,
  name: string,
  adminEmails: ReadonlySet<string>,
  trace: Trace,
): Promise<{ user: AccessClaims; result: Result }> {
  const isAdminToBe = identity.isEmailVerified && adminEmails.has(identity.email);
  return db.transaction(async (tx) => {
    const known = await findByUid(tx, identity.uid);
    if (known) {
      const { user, isChanged } = await refresh(tx, known, identity, isAdminToBe, trace);
      return { user: claimsOf(user), result: counted(isChanged) };
    }
    const made = await insert(tx, identity, name, isAdminToBe);
    if (made) {
      if (made.role !== null) await auditPromotion(tx, made, trace);
      return {
        user: claimsOf(made),
        result: { ...counted(false), matchedCount: 0, upsertedCount: 1, upsertedId: made.id },
      };
    }
    // Made meanwhile by the same person's other tab, or the address belongs to another uid.
    const now = await findByUid(tx, identity.uid);
    const user = now
      ? (await refresh(tx, now, identity, isAdminToBe, trace)).user
      : await rebind(tx, identity, isAdminToBe, trace);
    return { user: claimsOf(user), result: counted(now === undefined) };
  });
}

const claimsOf = ({ id, token_version }: UserRow): AccessClaims => ({
  userId: id,
  tokenVersion: token_version,
});

const counted = (isChanged: boolean): Result => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: isChanged ? 1 : 0,
  upsertedCount: 0,
  upsertedId: null,
});

async function findByUid(tx: Queries, uid: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`SELECT ${columns} FROM users WHERE uid = $1 FOR UPDATE`, [uid]);
  return rows[0];
}

async function insert(
  tx: Queries,
  { uid, email, isEmailVerified, name: providerName }: Identity,
  name: string,
  isAdminToBe: boolean,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `INSERT INTO users (id, uid, email, email_verified, name, role) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [newId(), uid, email, isEmailVerified, name || storable(providerName), isAdminToBe ? 'admin' : null],
  );
  return rows[0];
}

/** Brings a known user's address and role up to what Firebase and the settings say now. */
async function refresh(
  tx: Queries,
  user: UserRow,
  { email, isEmailVerified }: Identity,
  isAdminToBe: boolean,
  trace: Trace,
): Promise<{ user: UserRow; isChanged: boolean }> {
  // An admin stays one, so their address must stay a verified one.
  if (user.role !== null && !isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const role = user.role ?? (isAdminToBe ? 'admin' : null);
  if (user.email === email && user.email_verified === isEmailVerified && user.role === role) {
    return { user, isChanged: false };
  }
  if (user.email !== email) await freeAddress(tx, user, email, isEmailVerified);
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET email = $2, email_verified = $3, role = $4, updated_at = now() WHERE id = $1 RETURNING ${columns}`,
    [user.id, email, isEmailVerified, role],
  );
  const [changed = user] = rows;
  if (user.role === null && changed.role !== null) await auditPromotion(tx, changed, trace);
  return { user: changed, isChanged: true };
}

/**
 * For a user who changed their address at Firebase to one that another user has here. Proven to be
 * theirs, it is taken from that other user, whose tokens end.
 */
async function freeAddress(tx: Queries, user: UserRow, email: string, isProven: boolean): Promise<void> {
  const { rows } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 AND id <> $2 FOR UPDATE`,
    [email, user.id],
  );
  const [other] = rows;
  if (!other) return;
  if (!isProven || other.role !== null) throw new Problem('EMAIL_NOT_VERIFIED');
  await tx.query(
    `UPDATE users SET email = id::text || '@replaced.invalid', email_verified = false,
            token_version = token_version + 1, updated_at = now() WHERE id = $1`,
    [other.id],
  );
}

/** Hands the user of this address to a new uid, which only its proven owner may ask for. */
async function rebind(tx: Queries, identity: Identity, isAdminToBe: boolean, trace: Trace): Promise<UserRow> {
  if (!identity.isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const { rows: known } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 FOR UPDATE`,
    [identity.email],
  );
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET uid = $2, email_verified = true, token_version = token_version + 1,
            role = CASE WHEN $3 THEN 'admin' ELSE role END, updated_at = now()
      WHERE email = $1 RETURNING ${columns}`,
    [identity.email, identity.uid, isAdminToBe],
  );
  const [user] = rows;
  if (!user) throw new Problem('UNAVAILABLE', { retryAfter: 1 });
  if (user.role !== null && known[0]?.role === null) await auditPromotion(tx, user, trace);
  await recordAudit(tx, { userId: user.id, call: 'PUT /user (rebound)', object: user.id, ...trace });
  return user;
}

const auditPromotion = (tx: Queries, { id }: UserRow, trace: Trace): Promise<void> =>
  recordAudit(tx, {
    userId: id,
    call: 'PUT /user (ADMIN_EMAILS)',
    object: id,
    before: 'customer',
    after: 'admin',
    ...trace,
  });

/** A provider's own name for somebody, as the database can hold it and a screen can show it. */
const storable = (name: string): string => name.toWellFormed().replaceAll('\0', '').trim().slice(0, 100);

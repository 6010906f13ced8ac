import type { SignedIn } from '#contract/users.ts';
import { recordAudit } from '../audit.ts';
import type { AccessClaims } from '../auth/access-tokens.ts';
import type { Account } from '../auth/look-up-account.ts';
import { endSessionsBefore, openSession, sessionEnded } from '../auth/sessions.ts';
import type { Identity } from '../auth/verify-identity.ts';
import type { Database, Queries } from '../db/connect.ts';
import { newId } from '../http/ids.ts';
import { Problem } from '../problem.ts';

interface UserRow {
  id: string;
  email: string;
  email_verified: boolean;
  role: 'admin' | null;
  token_version: number;
  is_blocked: boolean;
  was_demoted: boolean;
  min_auth_time: number;
  newest_iat: number | null;
  valid_since: number | null;
  providers: readonly string[] | null;
}

interface Trace {
  requestId: string;
  ipHash: string;
}

/** A sign-in: what the ID token says, and what the provider knows about the account now. */
export interface Proof {
  identity: Identity;
  account: Account;
}

type Result = SignedIn['result'];

const columns = `id, email, email_verified, role, token_version, blocked_at IS NOT NULL AS is_blocked,
  demoted_at IS NOT NULL AS was_demoted, min_auth_time, newest_iat, valid_since, providers`;

/**
 * Finds or makes the user whom Firebase vouches for, and opens a session. Their uid decides, never the text of the
 * e-mail. Promotes them when `adminEmails` names their verified address. Throws 401 for an ID token of a sign-in that
 * was ended, 403 for a blocked user or an address that must be verified first.
 */
export function signIn(
  db: Database,
  proof: Proof,
  name: string,
  adminEmails: ReadonlySet<string>,
  trace: Trace,
): Promise<{ claims: AccessClaims; result: Result }> {
  const { identity } = proof;
  const isAdminToBe = identity.isEmailVerified && adminEmails.has(identity.email);
  return db.transaction(async (tx) => {
    const { user, result } = await findOrMake(tx, proof, name, isAdminToBe, trace);
    const sid = await openSession(tx, user.id, identity.authTime);
    return { claims: { userId: user.id, tokenVersion: user.token_version, sid }, result };
  });
}

async function findOrMake(
  tx: Queries,
  proof: Proof,
  name: string,
  isAdminToBe: boolean,
  trace: Trace,
): Promise<{ user: UserRow; result: Result }> {
  const known = await findByUid(tx, proof.identity.uid);
  if (known) {
    const { user, isChanged } = await refresh(tx, known, proof, isAdminToBe, trace);
    return { user, result: counted(isChanged) };
  }
  const made = await insert(tx, proof, name, isAdminToBe);
  if (made) {
    if (made.role !== null) await auditPromotion(tx, made, trace);
    return {
      user: made,
      result: { ...counted(false), matchedCount: 0, upsertedCount: 1, upsertedId: made.id },
    };
  }
  // Made meanwhile by the same person's other tab, or the address belongs to another uid.
  const now = await findByUid(tx, proof.identity.uid);
  const user = now
    ? (await refresh(tx, now, proof, isAdminToBe, trace)).user
    : await rebind(tx, proof, isAdminToBe, trace);
  return { user, result: counted(now === undefined) };
}

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
  { identity, account }: Proof,
  name: string,
  isAdminToBe: boolean,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `INSERT INTO users (id, uid, email, email_verified, name, role, newest_iat, valid_since, providers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [
      newId(),
      identity.uid,
      identity.email,
      identity.isEmailVerified,
      name || storable(identity.name),
      isAdminToBe ? 'admin' : null,
      identity.issuedAt,
      account.validSince,
      account.providers,
    ],
  );
  return rows[0];
}

/**
 * Brings a known user up to what Firebase and the settings say now. An ID token that is older than the newest accepted
 * one says nothing new about the address. A changed identity ends the sessions of earlier sign-ins.
 */
async function refresh(
  tx: Queries,
  user: UserRow,
  { identity, account }: Proof,
  isAdminToBe: boolean,
  trace: Trace,
): Promise<{ user: UserRow; isChanged: boolean }> {
  refuseEnded(user, identity);
  const isStale = isOlder(identity, user);
  const email = isStale ? user.email : identity.email;
  const isEmailVerified = isStale ? user.email_verified : identity.isEmailVerified;
  // An admin stays one, so their address must stay a verified one.
  if (user.role !== null && !isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const role = user.role ?? (isAdminToBe && !isStale && !user.was_demoted ? 'admin' : null);

  const change = identityChange(user, account, email);
  if (user.email !== email) await freeAddress(tx, user, identity);
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET email = $2, email_verified = $3, role = $4, newest_iat = greatest(newest_iat, $5),
            valid_since = greatest(valid_since, $6), providers = $7, min_auth_time = greatest(min_auth_time, $8),
            updated_at = now()
      WHERE id = $1 RETURNING ${columns}`,
    [
      user.id,
      email,
      isEmailVerified,
      role,
      identity.issuedAt,
      account.validSince,
      account.providers,
      change === null ? 0 : identity.authTime,
    ],
  );
  const [changed = user] = rows;
  if (change !== null) {
    await endSessionsBefore(tx, user.id, identity.authTime);
    const call = 'PUT /user (earlier sessions ended)';
    await recordAudit(tx, { userId: user.id, call, object: user.id, after: change, ...trace });
  }
  if (user.role === null && changed.role !== null) await auditPromotion(tx, changed, trace);
  const isChanged = user.email !== email || user.email_verified !== isEmailVerified || user.role !== role;
  return { user: changed, isChanged };
}

/** Throws 403 for a blocked user, 401 for an ID token of a sign-in that was ended. */
function refuseEnded(user: UserRow, { authTime }: Identity): void {
  if (user.is_blocked) throw new Problem('ACCOUNT_BLOCKED');
  if (authTime < user.min_auth_time) throw sessionEnded();
}

const isOlder = ({ issuedAt }: Identity, { newest_iat }: UserRow): boolean =>
  newest_iat !== null && issuedAt < newest_iat;

/** Why sessions of earlier sign-ins may not be this person's any more; null when nothing changed. */
function identityChange(user: UserRow, account: Account, email: string): string | null {
  if (user.valid_since !== null && account.validSince > user.valid_since) return 'credentials were reset';
  if (user.providers !== null && user.providers.join() !== account.providers.join()) {
    return `sign-in methods are ${account.providers.join(', ')}`;
  }
  return email === user.email ? null : 'address changed';
}

/**
 * For a user who changed their address at Firebase to one that another user has here. Proven to be
 * theirs, it is taken from that other user, whose tokens end.
 */
async function freeAddress(tx: Queries, user: UserRow, identity: Identity): Promise<void> {
  const { rows } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 AND id <> $2 FOR UPDATE`,
    [identity.email, user.id],
  );
  const [other] = rows;
  if (!other) return;
  if (!identity.isEmailVerified || other.role !== null) throw new Problem('EMAIL_NOT_VERIFIED');
  // The other user has shown since that the address is theirs.
  if (isOlder(identity, other)) throw sessionEnded();
  await tx.query(
    `UPDATE users SET email = id::text || '@replaced.invalid', email_verified = false,
            token_version = token_version + 1, updated_at = now() WHERE id = $1`,
    [other.id],
  );
}

/** Hands the user of this address to a new uid, which only its proven owner may ask for. */
async function rebind(
  tx: Queries,
  { identity, account }: Proof,
  isAdminToBe: boolean,
  trace: Trace,
): Promise<UserRow> {
  if (!identity.isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const { rows: found } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 FOR UPDATE`,
    [identity.email],
  );
  const [known] = found;
  if (!known) throw new Problem('UNAVAILABLE', { retryAfter: 1 });
  refuseEnded(known, identity);
  // Its present owner has shown since that the address is theirs.
  if (isOlder(identity, known)) throw sessionEnded();
  const role = known.role ?? (isAdminToBe && !known.was_demoted ? 'admin' : null);
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET uid = $2, email_verified = true, token_version = token_version + 1, role = $3,
            newest_iat = $4, valid_since = $5, providers = $6, updated_at = now()
      WHERE id = $1 RETURNING ${columns}`,
    [known.id, identity.uid, role, identity.issuedAt, account.validSince, account.providers],
  );
  const [user = known] = rows;
  if (known.role === null && user.role !== null) await auditPromotion(tx, user, trace);
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

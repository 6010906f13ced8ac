import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { SignedIn } from '#contract/users.ts';
import { recordAudit } from '../db/audit.ts';
import type { AccessClaims } from '../auth/access-tokens.ts';
import type { Account } from '../auth/look-up-account.ts';
import { endSessionsBefore, openSession, sessionEnded } from '../auth/sessions.ts';
import type { Identity } from '../auth/verify-identity.ts';
import type { Database, Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';

const columns = `id, email, email_verified AS "emailVerified", role, token_version AS "tokenVersion",
  blocked_at AS "blockedAt", demoted_at AS "demotedAt", min_auth_time AS "minAuthTime", newest_iat AS "newestIat",
  valid_since AS "validSince", providers`;

interface UserRow extends Pick<AccessClaims, 'tokenVersion'> {
  id: string;
  email: string;
  emailVerified: boolean;
  role: 'admin' | null;
  blockedAt: Date | null;
  demotedAt: Date | null;
  minAuthTime: number;
  newestIat: number | null;
  validSince: number | null;
  providers: readonly string[] | null;
}

interface Trace {
  requestId: string;
  ipHash: string;
}

/** The ID token's claims, and the account's current state at Firebase. */
export interface Proof {
  identity: Identity;
  account: Account;
}

type Result = SignedIn['result'];

/**
 * Finds or creates the user of a verified ID token, by uid, and opens a session. Promotes them if `adminEmails` contains
 * their verified address. Throws 401 if an admin ended this sign-in, 403 for a blocked user or an address that must be
 * verified first.
 */
export function signIn(
  db: Database,
  proof: Proof,
  name: string,
  adminEmails: ReadonlySet<string>,
  trace: Trace,
): Promise<{ claims: AccessClaims; result: Result }> {
  const { identity } = proof;
  const isToBeAdmin = identity.isEmailVerified && adminEmails.has(identity.email);
  return db.transaction(async (tx) => {
    const { user, result } = await findOrCreate(tx, proof, name, isToBeAdmin, trace);
    const sid = await openSession(tx, user.id, identity.authTime);
    return { claims: { userId: user.id, tokenVersion: user.tokenVersion, sid }, result };
  });
}

async function findOrCreate(
  tx: Queries,
  proof: Proof,
  name: string,
  isToBeAdmin: boolean,
  trace: Trace,
): Promise<{ user: UserRow; result: Result }> {
  const known = await findByUid(tx, proof.identity.uid);
  if (known) {
    const { user, isChanged } = await refresh(tx, known, proof, isToBeAdmin, trace);
    return { user, result: counted(isChanged) };
  }
  const created = await insert(tx, proof, name, isToBeAdmin);
  if (created) {
    if (created.role !== null) await auditPromotion(tx, created, trace);
    return {
      user: created,
      result: { ...counted(false), matchedCount: 0, upsertedCount: 1, upsertedId: created.id },
    };
  }
  // Another tab of the same person created the user first, or the address belongs to another uid.
  const concurrent = await findByUid(tx, proof.identity.uid);
  const user = concurrent
    ? (await refresh(tx, concurrent, proof, isToBeAdmin, trace)).user
    : await rebind(tx, proof, isToBeAdmin, trace);
  return { user, result: counted(concurrent === undefined) };
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
  isToBeAdmin: boolean,
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
      name || firstCharacters(cleanLine(identity.name), limits.nameMax),
      isToBeAdmin ? 'admin' : null,
      identity.issuedAt,
      account.validSince,
      account.providers,
    ],
  );
  return rows[0];
}

/**
 * Updates a known user from Firebase and the settings. The address in an ID token older than the newest accepted one is
 * ignored. A changed identity ends the sessions of earlier sign-ins.
 */
async function refresh(
  tx: Queries,
  user: UserRow,
  { identity, account }: Proof,
  isToBeAdmin: boolean,
  trace: Trace,
): Promise<{ user: UserRow; isChanged: boolean }> {
  refuseEnded(user, identity);
  const isStale = isOlder(identity, user);
  const email = isStale ? user.email : identity.email;
  const isEmailVerified = isStale ? user.emailVerified : identity.isEmailVerified;
  // An admin needs a verified address.
  if (user.role !== null && !isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const role = user.role ?? (isToBeAdmin && !isStale && user.demotedAt === null ? 'admin' : null);

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
  const isChanged = user.email !== email || user.emailVerified !== isEmailVerified || user.role !== role;
  return { user: changed, isChanged };
}

/** Throws 403 for a blocked user, 401 if an admin ended this sign-in. */
function refuseEnded(user: UserRow, { authTime }: Identity): void {
  if (user.blockedAt !== null) throw new Problem('ACCOUNT_BLOCKED');
  if (authTime < user.minAuthTime) throw sessionEnded();
}

const isOlder = ({ issuedAt }: Identity, { newestIat }: UserRow): boolean =>
  newestIat !== null && issuedAt < newestIat;

/** Returns why sessions of earlier sign-ins may belong to somebody else, or null if the identity did not change. */
function identityChange(user: UserRow, account: Account, email: string): string | null {
  if (user.validSince !== null && account.validSince > user.validSince) return 'credentials were reset';
  if (user.providers !== null && user.providers.join() !== account.providers.join()) {
    return `sign-in methods are ${account.providers.join(', ')}`;
  }
  return email === user.email ? null : 'address changed';
}

/**
 * Handles a user who changed their address at Firebase to one that another user has here. If it is verified, the other
 * user loses it and their tokens end.
 */
async function freeAddress(tx: Queries, user: UserRow, identity: Identity): Promise<void> {
  const { rows } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 AND id <> $2 FOR UPDATE`,
    [identity.email, user.id],
  );
  const [other] = rows;
  if (!other) return;
  if (!identity.isEmailVerified || other.role !== null) throw new Problem('EMAIL_NOT_VERIFIED');
  // The other user has a newer ID token with this address.
  if (isOlder(identity, other)) throw sessionEnded();
  await tx.query(
    `UPDATE users SET email = id::text || '@replaced.invalid', email_verified = false,
            token_version = token_version + 1, updated_at = now() WHERE id = $1`,
    [other.id],
  );
}

/** Moves the user of this address to a new uid with that address verified. */
async function rebind(
  tx: Queries,
  { identity, account }: Proof,
  isToBeAdmin: boolean,
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
  // The current uid has a newer ID token with this address.
  if (isOlder(identity, known)) throw sessionEnded();
  const role = known.role ?? (isToBeAdmin && known.demotedAt === null ? 'admin' : null);
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

import { cleanName, type SignedIn } from '#contract/accounts/users.ts';
import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import type { Actor } from '../core/actor.ts';
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

export interface SignInDeps {
  db: Database;
  config: Pick<Config, 'adminEmails'>;
  cancelUnpaidOrders(tx: Queries, userId: string, actor: Actor): Promise<void>;
}

/** What one exchange needs: the ID token, the request, and how to cancel the orders of a previous holder. */
interface Exchange extends Pick<SignInDeps, 'cancelUnpaidOrders'> {
  proof: Proof;
  /** The name that the browser sends. */
  name: string;
  isToBeAdmin: boolean;
  trace: Trace;
}

/**
 * Finds or creates the user of a verified ID token, by uid, and opens a session. Promotes them if `adminEmails` contains
 * their verified address. Throws 401 if an admin ended this sign-in, 403 for a blocked user or an address that must be
 * verified first.
 */
export function signIn(
  { db, config: { adminEmails }, cancelUnpaidOrders }: SignInDeps,
  proof: Proof,
  name: string,
  trace: Trace,
): Promise<{ claims: AccessClaims; result: Result }> {
  const { identity } = proof;
  const isToBeAdmin = identity.isEmailVerified && adminEmails.has(identity.providerEmail);
  return db.transaction(async (tx) => {
    const { user, result } = await findOrCreate(tx, { proof, name, isToBeAdmin, trace, cancelUnpaidOrders });
    const sid = await openSession(tx, user.id, identity.authTime);
    return { claims: { userId: user.id, tokenVersion: user.tokenVersion, sid }, result };
  });
}

async function findOrCreate(tx: Queries, exchange: Exchange): Promise<{ user: UserRow; result: Result }> {
  const { identity } = exchange.proof;
  const known = await findByUid(tx, identity.uid);
  if (known) {
    const { user, isChanged } = await refresh(tx, known, exchange);
    return { user, result: counted(isChanged) };
  }
  refuseVariant(identity);
  const created = await insert(tx, exchange);
  if (created) {
    return {
      user: created,
      result: { ...counted(false), matchedCount: 0, upsertedCount: 1, upsertedId: created.id },
    };
  }
  // Another tab of the same person created the user first, or the address belongs to another uid.
  const concurrent = await findByUid(tx, identity.uid);
  const user = concurrent ? (await refresh(tx, concurrent, exchange)).user : await rebind(tx, exchange);
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

/** An order needs a name, so somebody whose provider has none gets the first part of their address. */
const nameOf = ({ name, proof: { identity } }: Exchange): string =>
  name || cleanName(identity.name) || cleanName(identity.email.replace(/@.*/, ''));

/** Creates the user and audits a promotion. Undefined if the uid or the address has a user already. */
async function insert(
  tx: Queries,
  exchange: Exchange,
  { demotedAt, minAuthTime }: Pick<UserRow, 'demotedAt' | 'minAuthTime'> = {
    demotedAt: null,
    minAuthTime: 0,
  },
): Promise<UserRow | undefined> {
  const { isToBeAdmin, trace } = exchange;
  const { identity, account } = exchange.proof;
  const { rows } = await tx.query<UserRow>(
    `INSERT INTO users (id, uid, email, email_verified, name, role, newest_iat, valid_since, providers, demoted_at,
       min_auth_time)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [
      newId(),
      identity.uid,
      identity.email,
      identity.isEmailVerified,
      nameOf(exchange),
      isToBeAdmin && demotedAt === null ? 'admin' : null,
      identity.issuedAt,
      account.validSince,
      account.providers,
      demotedAt,
      minAuthTime,
    ],
  );
  const [created] = rows;
  if (created && created.role !== null) await auditPromotion(tx, created, trace);
  return created;
}

/**
 * Updates a known user from Firebase and the settings. The address in an ID token older than the newest accepted one is
 * ignored. A changed identity ends the sessions of earlier sign-ins.
 */
async function refresh(
  tx: Queries,
  user: UserRow,
  exchange: Exchange,
): Promise<{ user: UserRow; isChanged: boolean }> {
  const { isToBeAdmin, trace } = exchange;
  const { identity, account } = exchange.proof;
  refuseEnded(user, identity);
  const isStale = isOlder(identity, user);
  const email = isStale ? user.email : identity.email;
  const isEmailVerified = isStale ? user.emailVerified : identity.isEmailVerified;
  // An admin needs a verified address.
  if (user.role !== null && !isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const role = user.role ?? (isToBeAdmin && !isStale && user.demotedAt === null ? 'admin' : null);

  if (user.email !== email) {
    refuseVariant(identity);
    await freeAddress(tx, user, identity);
  }
  const newCredentials = credentialsChange(user, account);
  if (newCredentials !== null && isEmailVerified && !user.emailVerified) {
    // Whoever signed up here never proved to have the address. The one who proves it now may be somebody else.
    const minAuthTime = identity.authTime;
    return { user: await replace(tx, { ...user, minAuthTime }, newCredentials, exchange), isChanged: true };
  }
  const change = newCredentials ?? (user.email === email ? null : 'address changed');
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET email = $2, email_verified = $3, role = $4, newest_iat = greatest(newest_iat, $5),
            -- Those of an account that was never verified stay, to compare them when it is verified.
            valid_since = CASE WHEN $3 THEN greatest(valid_since, $6) ELSE coalesce(valid_since, $6) END,
            providers = CASE WHEN $3 THEN $7::text[] ELSE coalesce(providers, $7) END, min_auth_time = greatest(min_auth_time, $8),
            name = CASE WHEN name = '' THEN $9 ELSE name END, updated_at = now()
      WHERE id = $1
        AND (email, email_verified, role, newest_iat, valid_since, providers, min_auth_time) IS DISTINCT FROM
            ($2, $3::boolean, $4, greatest(newest_iat, $5),
             CASE WHEN $3 THEN greatest(valid_since, $6) ELSE coalesce(valid_since, $6) END,
             CASE WHEN $3 THEN $7::text[] ELSE coalesce(providers, $7) END, greatest(min_auth_time, $8))
         OR id = $1 AND name = '' AND $9 <> ''
      RETURNING ${columns}`,
    [
      user.id,
      email,
      isEmailVerified,
      role,
      identity.issuedAt,
      account.validSince,
      account.providers,
      change === null ? 0 : identity.authTime,
      nameOf(exchange),
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

/** Returns why sessions of earlier sign-ins may belong to somebody else, or null if the credentials did not change. */
function credentialsChange(user: UserRow, account: Account): string | null {
  if (user.validSince !== null && account.validSince > user.validSince) return 'credentials were reset';
  if (user.providers !== null && user.providers.join() !== account.providers.join()) {
    return `sign-in methods are ${account.providers.join(', ')}`;
  }
  return null;
}

/**
 * Throws for an address that Unicode normalisation would change. It may be another mailbox than the one that it looks
 * like, so it does not become the address of a user.
 */
function refuseVariant({ providerEmail }: Identity): void {
  if (providerEmail.normalize('NFKC') !== providerEmail) throw variantRefused();
}

const variantRefused = () =>
  new Problem('INVALID', { message: m.emailSpelling(), extra: { field: 'email' } });

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
  if (identity.providerEmail !== identity.email) throw variantRefused();
  if (!identity.isEmailVerified || other.role !== null) throw new Problem('EMAIL_NOT_VERIFIED');
  // The other user has a newer ID token with this address.
  if (isOlder(identity, other)) throw sessionEnded();
  await tx.query(
    `UPDATE users SET email = id::text || '@replaced.invalid', email_verified = false,
            token_version = token_version + 1, updated_at = now() WHERE id = $1`,
    [other.id],
  );
}

/**
 * Handles a verified address whose user has another uid, because the account was made again at the provider. Moves the
 * user to the new uid if their address was verified before, and otherwise replaces them.
 */
async function rebind(tx: Queries, exchange: Exchange): Promise<UserRow> {
  const { isToBeAdmin, trace } = exchange;
  const { identity, account } = exchange.proof;
  if (!identity.isEmailVerified) throw new Problem('EMAIL_NOT_VERIFIED');
  const { rows: found } = await tx.query<UserRow>(
    `SELECT ${columns} FROM users WHERE email = $1 FOR UPDATE`,
    [identity.email],
  );
  const [known] = found;
  if (!known) {
    // Another tab of the same person replaced the user meanwhile.
    const concurrent = await findByUid(tx, identity.uid);
    if (!concurrent) throw new Problem('UNAVAILABLE', { retryAfter: 1 });
    return (await refresh(tx, concurrent, exchange)).user;
  }
  if (identity.providerEmail !== known.email) throw variantRefused();
  refuseEnded(known, identity);
  // The current uid has a newer ID token with this address.
  if (isOlder(identity, known)) throw sessionEnded();
  if (!known.emailVerified) return replace(tx, known, 'another uid', exchange);
  const role = known.role ?? (isToBeAdmin && known.demotedAt === null ? 'admin' : null);
  const { rows } = await tx.query<UserRow>(
    `UPDATE users SET uid = $2, token_version = token_version + 1, role = $3,
            newest_iat = $4, valid_since = $5, providers = $6, updated_at = now()
      WHERE id = $1 RETURNING ${columns}`,
    [known.id, identity.uid, role, identity.issuedAt, account.validSince, account.providers],
  );
  const [user = known] = rows;
  if (known.role === null && user.role !== null) await auditPromotion(tx, user, trace);
  await recordAudit(tx, { userId: user.id, call: 'PUT /user (rebound)', object: user.id, ...trace });
  return user;
}

/**
 * Creates a new user in place of one whose address was never verified, so that nothing of theirs passes to the holder of
 * the address. The old user keeps paid orders and reviews, but loses tokens, contact data and unpaid orders.
 */
async function replace(tx: Queries, old: UserRow, reason: string, exchange: Exchange): Promise<UserRow> {
  await tx.query(
    `UPDATE users SET uid = 'replaced:' || id, email = id || '@replaced.invalid', email_verified = false,
            token_version = token_version + 1, name = '', number = '', city = '', linkedin = '', github = '', tax_id = '',
            updated_at = now()
      WHERE id = $1`,
    [old.id],
  );
  const user = await insert(tx, exchange, old);
  if (!user) throw new Problem('UNAVAILABLE', { retryAfter: 1 });
  const actor = { userId: user.id, call: 'PUT /user (replaced)', ...exchange.trace };
  await exchange.cancelUnpaidOrders(tx, old.id, actor);
  await recordAudit(tx, { ...actor, object: user.id, before: old.id, after: reason });
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

import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as m from '#messages/problem.js';
import { sqlState, type Database, type Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';

/** The result of a call before it becomes an HTTP response. */
export interface Reply<Body extends object = object> {
  status: ContentfulStatusCode;
  body: Body;
}

export interface KeyedReply extends Reply {
  /** Whether the reply is the stored one of an earlier request. */
  isReplayed: boolean;
}

/** A request with an Idempotency-Key of one user. */
interface Claim {
  userId: string;
  key: string;
  /** SHA-256 of method, path and canonical body. */
  hash: string;
}

const visibleAscii = /^[\x21-\x7e]{1,255}$/;
const lockSeconds = 60;
const lockNotAvailable = '55P03';

/** Returns the claim of a request; null without the header. Throws 400 for an invalid key. */
export function claimOf(
  header: string | undefined,
  request: { userId: string; method: string; path: string; body: unknown },
): Claim | null {
  if (header === undefined) return null;
  if (!visibleAscii.test(header)) {
    throw new Problem('INVALID', {
      message: m.invalidIdempotencyKey(),
      extra: { field: 'Idempotency-Key' },
    });
  }
  const { userId, method, path, body } = request;
  const hash = createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(canonical(body))}`)
    .digest('hex');
  return { userId, key: header, hash };
}

/** Sorts the keys of a value, so that equal bodies have equal hashes. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

interface Stored {
  hash: string;
  state: 'started' | 'finished';
  status: ContentfulStatusCode | null;
  body: string | null;
}

const inFlight = (retryAfter: number) => new Problem('IN_FLIGHT', { retryAfter });

function replay(stored: Stored, claim: Claim): KeyedReply {
  if (stored.hash !== claim.hash) throw new Problem('KEY_REUSED');
  if (stored.state !== 'finished' || stored.status === null || stored.body === null) throw inFlight(1);
  const body: object = JSON.parse(stored.body);
  return { status: stored.status, body, isReplayed: true };
}

async function find(db: Queries, claim: Claim): Promise<Stored | undefined> {
  const { rows } = await db.query<Stored>(
    'SELECT hash, state, status, body FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [claim.userId, claim.key],
  );
  return rows[0];
}

/**
 * Runs a call that uses only the database, and replies 200 with its result. Claim, work and reply are one transaction,
 * so a second request waits for the first and then gets the same reply. An error rolls back the claim too.
 */
export async function runAtomic(
  db: Database,
  claim: Claim | null,
  run: (tx: Queries) => Promise<object>,
): Promise<KeyedReply> {
  return db.transaction(async (tx): Promise<KeyedReply> => {
    if (claim && !(await isFirst(tx, claim))) {
      const stored = await find(tx, claim);
      if (!stored) throw inFlight(1);
      return replay(stored, claim);
    }
    const reply: Reply = { status: 200, body: await run(tx) };
    if (claim) await finish(tx, claim, reply);
    return { ...reply, isReplayed: false };
  });
}

/** Waits, up to the lock timeout, for a request with the same key. */
async function isFirst(tx: Queries, claim: Claim): Promise<boolean> {
  try {
    const { rowCount } = await tx.query(
      {
        isPrepared: true,
        text: 'INSERT INTO idempotency_keys (user_id, key, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      },
      [claim.userId, claim.key, claim.hash],
    );
    return rowCount === 1;
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) throw inFlight(1);
    throw error;
  }
}

async function finish(db: Queries, claim: Claim, { status, body }: Reply): Promise<void> {
  await db.query(
    {
      isPrepared: true,
      text: `UPDATE idempotency_keys SET state = 'finished', status = $3, body = $4, locked_until = NULL
             WHERE user_id = $1 AND key = $2 AND hash = $5`,
    },
    [claim.userId, claim.key, status, JSON.stringify(body), claim.hash],
  );
}

export interface Resumable {
  /** Does the work or resumes the work of an interrupted request. Must be safe to run again. */
  run(): Promise<Reply>;
  /** Returns what to store for a replay. Null stores nothing, so that the next request runs again. */
  keep?(reply: Reply): Reply | null;
  /** Converts what was stored back to a reply. */
  recall?(stored: Reply): Promise<Reply>;
}

/**
 * Runs a call that waits for the payment provider, which no transaction may do. The claim is committed first and
 * locked for a minute. Meanwhile other requests with the key get `IN_FLIGHT`; after an interruption the next one
 * resumes the work. An error releases the key.
 */
export async function runResumable(
  db: Database,
  claim: Claim | null,
  { run, keep = (reply) => reply, recall = (stored) => Promise.resolve(stored) }: Resumable,
): Promise<KeyedReply> {
  if (!claim) return { ...(await run()), isReplayed: false };
  const { rowCount } = await db.query(
    `INSERT INTO idempotency_keys AS claimed (user_id, key, hash, locked_until)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))
     ON CONFLICT (user_id, key) DO UPDATE SET locked_until = excluded.locked_until
     WHERE claimed.hash = excluded.hash AND claimed.state = 'started' AND claimed.locked_until <= now()`,
    [claim.userId, claim.key, claim.hash, lockSeconds],
  );
  if (rowCount === 0) {
    const stored = await find(db, claim);
    // The key was released between the two statements, so the caller can retry.
    if (!stored) throw inFlight(1);
    return { ...(await recall(replay(stored, claim))), isReplayed: true };
  }
  try {
    const reply = await run();
    const kept = keep(reply);
    if (kept) await finish(db, claim, kept);
    else await release(db, claim);
    return { ...reply, isReplayed: false };
  } catch (error) {
    await release(db, claim).catch(() => undefined);
    throw error;
  }
}

async function release(db: Queries, claim: Claim): Promise<void> {
  // Another request may have claimed the key, when this one took longer than its lock.
  await db.query(
    `DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2 AND hash = $3 AND state = 'started'`,
    [claim.userId, claim.key, claim.hash],
  );
}

/** Deletes keys after a day and the provider's events after a month, when it no longer repeats them. */
export async function deleteOldKeys(db: Queries): Promise<void> {
  await db.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '25 hours'`);
  await db.query(`DELETE FROM stripe_events WHERE received_at < now() - interval '30 days'`);
}

import { Hono, type Context } from 'hono';
import { access, type Access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { recordAudit } from '../db/audit.ts';
import { findCaller, readCaller, type CallerDeps } from './caller.ts';
import { actorOf, type Actor } from '../core/actor.ts';
import { actionOfCall, type Action } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import type { AppEnv, Caller } from '../core/env.ts';
import type { Database, Queries } from '../db/connect.ts';
import { claimOf, runAtomic, runResumable, type KeyedReply, type Resumable } from './idempotency.ts';
import type { RateLimits } from './rate-limits.ts';

/** The dependencies of every call that needs a caller. */
export interface EndpointDeps extends CallerDeps {
  db: Database;
  limits: RateLimits;
}

/** The dependencies of every call for everybody. */
export interface PublicEndpointDeps {
  db: Queries;
  /** May be a second behind. */
  replica: Queries;
}

/** An authenticated and authorized request. */
interface AuthedRequest {
  c: Context<AppEnv>;
  caller: Caller;
  /** The caller and the call, for the audit log. */
  actor: Actor;
  /** The path's `:id`, unchecked. */
  id: string;
  /** The path's `:email` in canonical form. */
  email: string;
  /** Throws if the caller may no longer make this call. For a streamed answer, before each page of rows. */
  checkAgain(): Promise<void>;
  /** Sends the result of `run`, which uses only the database. Runs it once for each Idempotency-Key. Throws 400. */
  runOnce(body: object, run: (tx: Queries) => Promise<object>): Promise<Response>;
  /** The same for work that waits for the payment provider. */
  resume(body: object, work: Resumable): Promise<Response>;
}

/** Returns the call's name in the audit log, such as `PATCH /confirm-order`. */
export const nameOf = ({ method, path }: Record<'method' | 'path', string>): string =>
  `${method} /${path.split('/')[1] ?? ''}`;

/**
 * Creates a route for everybody. `handle` gets the database to read from: the primary for a request with a token, so that
 * people see what they wrote, otherwise the replica.
 */
export const publicEndpoint = (
  { db, replica }: PublicEndpointDeps,
  call: Call & { access: 'everyone' },
  handle: (c: Context<AppEnv>, db: Queries) => Response | Promise<Response>,
): Hono<AppEnv> =>
  new Hono<AppEnv>().on(call.method, call.path, (c) =>
    handle(c, c.env?.readsPrimary || c.req.header('authorization') !== undefined ? db : replica),
  );

/** Creates a route for the callers that the call's access policy allows. Sends what `handle` returns as JSON. */
export function endpoint(
  deps: EndpointDeps,
  call: Call & { access: Exclude<Access, 'everyone'> },
  handle: (request: AuthedRequest) => Response | object | Promise<Response | object>,
): Hono<AppEnv> {
  const action = actionOf(call);
  return new Hono<AppEnv>().on(call.method, call.path, async (c) => {
    const caller = await findCaller(deps, c);
    const counted = { ...caller, ...c.var };
    if (action !== undefined) await deps.limits.writes(counted);
    const actor = actorOf(c.var, caller.userId, nameOf(call));
    const email = canonicalEmail(c.req.param('email') ?? '');
    if (!access[call.access].admits(caller, email)) await refuse(deps, actor);
    if (action !== undefined && action !== 'writes') await deps.limits[action](counted);
    const claim = (body: object) =>
      claimOf(c.req.header('idempotency-key'), {
        userId: caller.userId,
        method: call.method,
        path: c.req.path,
        body,
      });
    const response = await handle({
      c,
      caller,
      actor,
      email,
      id: c.req.param('id') ?? '',
      async checkAgain() {
        if (!access[call.access].admits(await readCaller(deps.db, caller), email))
          throw new Problem('FORBIDDEN');
      },
      runOnce: async (body, run) => sendKeyed(c, await runAtomic(deps.db, claim(body), run)),
      resume: async (body, work) => sendKeyed(c, await runResumable(deps.db, claim(body), work)),
    });
    return response instanceof Response ? response : c.json(response);
  });
}

/** A header marks a replayed reply. */
function sendKeyed(c: Context<AppEnv>, { status, body, isReplayed }: KeyedReply): Response {
  if (isReplayed) c.header('Idempotency-Replayed', 'true');
  return c.json(body, status);
}

export const mergeRoutes = (...routes: readonly Hono<AppEnv>[]): Hono<AppEnv> =>
  routes.reduce((all, one) => all.route('/', one), new Hono<AppEnv>());

const actions = new Map<unknown, Action>(
  Object.entries(actionOfCall).map(([name, action]) => [calls[name as keyof typeof actionOfCall], action]),
);

/** Returns what a call that writes counts as. Throws for one that the table of limits does not name. */
function actionOf(call: Call): Action | undefined {
  const action = actions.get(call);
  if (action === undefined && call.method !== 'GET') throw new Error(`${nameOf(call)} has no limit`);
  return action;
}

/**
 * Throws 403, or 429 after too many refusals. The audit log records the 1st, 2nd, 4th, 8th and so on of a minute.
 */
export async function refuse(
  { db, limits }: Pick<EndpointDeps, 'db' | 'limits'>,
  actor: Actor,
): Promise<never> {
  const count = await limits.refusals({ userId: actor.userId ?? 'unknown' });
  if (Number.isInteger(Math.log2(count))) {
    const after = count === 1 ? 'FORBIDDEN' : `FORBIDDEN (${count} within a minute)`;
    await recordAudit(db, { ...actor, object: actor.userId ?? '', after });
  }
  throw new Problem('FORBIDDEN');
}

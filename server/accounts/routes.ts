import { decodeJwt } from 'jose';
import { Hono, type Context } from 'hono';
import * as calls from '#contract/calls.ts';
import { Profile, SignIn } from '#contract/accounts/users.ts';
import { actorOf } from '../core/actor.ts';
import { accessTokenIssuer, type AccessTokens } from '../auth/access-tokens.ts';
import { bearer, findCaller } from '../http/caller.ts';
import type { LookUpAccount } from '../auth/look-up-account.ts';
import { endSession } from '../auth/sessions.ts';
import type { VerifyAppCheck } from '../auth/verify-app-check.ts';
import type { VerifyIdentity } from '../auth/verify-identity.ts';
import { readJson, readQuery } from '../http/body.ts';
import { endpoint, mergeRoutes, nameOf, refuse, type EndpointDeps } from '../http/endpoint.ts';
import type { AppEnv } from '../core/env.ts';
import { sendList } from '../http/send-list.ts';
import { actionOfCall } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { blockUser, makeAdmin, removeAdmin, signOutUser, unblockUser } from './change-user.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { findUser } from './find-user.ts';
import { listUsers } from './list-users.ts';
import { findOldCustomer, listOldOrders } from './old-shop.ts';
import { saveProfile } from './save-profile.ts';
import { signIn, type SignInDeps } from './sign-in.ts';

interface UserDeps extends EndpointDeps, SignInDeps {
  clock(): Date;
  accessTokens: AccessTokens;
  verifyAppCheck: VerifyAppCheck;
  verifyIdentity: VerifyIdentity;
  lookUpAccount: LookUpAccount;
}

export const userRoutes = (deps: UserDeps) => {
  const { db, clock } = deps;
  // This path accepts an ID token or an access token, so it does not use `endpoint`.
  const save = new Hono<AppEnv>().put(calls.saveUser.path, (c) => {
    const token = bearer(c);
    if (token === null) throw new Problem('UNAUTHENTICATED');
    const email = canonicalEmail(c.req.param('email'));
    return isAccessToken(token) ? putProfile(deps, c, email) : putSignIn(deps, c, email, token);
  });

  return mergeRoutes(
    save,
    endpoint(deps, calls.listUsers, async ({ c }) =>
      sendList(c, await listUsers(db, readQuery(c, calls.listUsers.query))),
    ),
    endpoint(deps, calls.findUser, async ({ email }) => {
      const user = await findUser(db, email);
      if (user === null) throw new Problem('NOT_FOUND');
      return user;
    }),
    endpoint(deps, calls.isAdmin, async ({ email }) => ({
      admin: (await findUser(db, email))?.role === 'admin',
    })),
    endpoint(deps, calls.endSession, async ({ caller }) => ({
      acknowledged: true,
      deletedCount: await endSession(db, caller.sid),
    })),
    endpoint(deps, calls.makeAdmin, ({ email, actor }) => makeAdmin(db, email, actor, clock())),
    endpoint(deps, calls.removeAdmin, ({ email, actor }) => removeAdmin(db, email, actor, clock())),
    endpoint(deps, calls.signOutUser, ({ email, actor }) => signOutUser(db, email, actor, clock())),
    endpoint(deps, calls.blockUser, ({ email, actor }) => blockUser(db, email, actor, clock())),
    endpoint(deps, calls.listOldOrders, async ({ c, caller, actor }) => {
      const { email, ...paging } = readQuery(c, calls.listOldOrders.query);
      if (email !== undefined && caller.role !== 'admin') await refuse(deps, actor);
      const owner = email === undefined ? caller : { email: canonicalEmail(email), isEmailVerified: true };
      return sendList(c, await listOldOrders(db, owner, paging));
    }),
    endpoint(deps, calls.findOldCustomer, async ({ email }) => ({
      customer: await findOldCustomer(db, email),
    })),
    endpoint(deps, calls.unblockUser, ({ email, actor }) => unblockUser(db, email, actor, clock())),
  );
};

/** Reads the unverified issuer, which only selects the verifier. */
function isAccessToken(token: string): boolean {
  try {
    return decodeJwt(token).iss === accessTokenIssuer;
  } catch (cause) {
    throw new Problem('UNAUTHENTICATED', { cause });
  }
}

async function putSignIn(
  deps: UserDeps,
  c: Context<AppEnv>,
  email: string,
  token: string,
): Promise<Response> {
  await deps.limits.signIns({ networks: c.var.networks });
  await deps.verifyAppCheck(c);
  const identity = await deps.verifyIdentity(token);
  await deps.limits.signIns({ userId: identity.uid });
  if (email !== identity.email) throw new Problem('FORBIDDEN');
  const { name } = await readJson(c, SignIn);
  const account = await deps.lookUpAccount(token, identity.uid);
  const proof = { identity, account };
  const { claims, result } = await signIn(deps, proof, name, c.var);
  return c.json({ result, accessToken: await deps.accessTokens.issue(claims) });
}

async function putProfile(deps: UserDeps, c: Context<AppEnv>, email: string): Promise<Response> {
  const caller = await findCaller(deps, c);
  const counted = { ...caller, ...c.var };
  await deps.limits.writes(counted);
  await deps.limits[actionOfCall.saveUser](counted);
  if (email !== caller.email) {
    await refuse(deps, actorOf(c.var, caller.userId, nameOf(calls.saveUser)));
  }
  const profile = await readJson(c, Profile);
  return c.json({ result: { modifiedCount: await saveProfile(deps.db, caller.userId, profile) } });
}

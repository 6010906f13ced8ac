import * as z from 'zod/mini';
import * as m from '#messages/problem.ts';
import type { Config } from '../config.ts';
import { deadlines } from '../limits.ts';
import { Problem } from '../problem.ts';
import { sessionEnded } from './sessions.ts';

/** What the provider knows about an account at this moment. */
export interface Account {
  /** Seconds: the provider refuses ID tokens of earlier sign-ins, for instance since a password reset. */
  validSince: number;
  /** The linked sign-in providers, such as `google.com` and `password`, sorted. */
  providers: readonly string[];
}

/**
 * Asks the provider about the account `uid` of a verified ID token, uncached. Throws 401 when the token was revoked or
 * the account is disabled or deleted, 503 when the provider does not answer.
 */
export type LookUpAccount = (idToken: string, uid: string) => Promise<Account>;

const Found = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z.string(),
        /** An int64, which travels as text. */
        validSince: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
        disabled: z._default(z.boolean(), false),
        providerUserInfo: z._default(z.array(z.object({ providerId: z.string() })), []),
      }),
    ),
    [],
  ),
});

const Refused = z.object({ error: z.object({ message: z.string() }) });

/** The provider's words for an ID token that is not good any more. Others are about our key or project. */
const refusals = /^(TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_DISABLED|USER_NOT_FOUND|TENANT_ID_MISMATCH)\b/;

const path = '/v1/accounts:lookup';

function addressOf({ apiHost, emulatorHost, lookupApiKey }: Config['firebase']): string {
  const origin =
    emulatorHost === undefined ? apiHost : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
  return `${origin}${path}?key=${encodeURIComponent(lookupApiKey)}`;
}

export function createLookUpAccount({ firebase }: Pick<Config, 'firebase'>): LookUpAccount {
  const address = addressOf(firebase);
  return async (idToken, uid) => {
    const { status, body } = await post(address, { idToken });
    if (status === 400) {
      const refused = z.safeParse(Refused, body);
      if (refused.success && refusals.test(refused.data.error.message)) {
        throw sessionEnded(new Error(refused.data.error.message));
      }
    }
    const found = status === 200 ? z.safeParse(Found, body) : undefined;
    if (!found?.success) throw unreachable(new Error(`The lookup answered ${status}`));
    const user = found.data.users.find(({ localId }) => localId === uid);
    if (!user || user.disabled) throw sessionEnded();
    return {
      validSince: Number(user.validSince),
      providers: [...new Set(user.providerUserInfo.map(({ providerId }) => providerId))].sort(),
    };
  };
}

async function post(address: string, body: object): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlines.identity),
    });
    const content: unknown = await answer.json();
    return { status: answer.status, body: content };
  } catch (cause) {
    throw unreachable(cause);
  }
}

const unreachable = (cause: unknown) =>
  new Problem('UNAVAILABLE', {
    message: m.signInCannotBeCheckedRightNow(),
    retryAfter: 5,
    cause,
  });

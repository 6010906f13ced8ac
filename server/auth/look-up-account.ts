import * as z from 'zod/mini';
import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import { deadlines } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { sessionEnded } from './sessions.ts';

/** The current state of an account at the identity provider. */
export interface Account {
  /** Seconds. The provider rejects ID tokens of earlier sign-ins, for instance after a password reset. */
  validSince: number;
  /** The linked sign-in providers, such as `google.com` and `password`, sorted. */
  providers: readonly string[];
}

/**
 * Fetches the account `uid` of a verified ID token from the provider, uncached. Throws 401 when the token was revoked
 * or the account is disabled or deleted, 503 when the provider does not respond.
 */
export type LookUpAccount = (idToken: string, uid: string) => Promise<Account>;

const LookupResponse = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z.string(),
        /** An int64, sent as a string. */
        validSince: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
        disabled: z._default(z.boolean(), false),
        providerUserInfo: z._default(z.array(z.object({ providerId: z.string() })), []),
      }),
    ),
    [],
  ),
});

const LookupError = z.object({ error: z.object({ message: z.string() }) });

/** Error messages about an invalid ID token. All others are about our API key or project. */
const tokenErrors = /^(TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_DISABLED|USER_NOT_FOUND|TENANT_ID_MISMATCH)\b/;

const path = '/v1/accounts:lookup';

function lookupUrl({ apiHost, emulatorHost, lookupApiKey }: Config['firebase']): string {
  const origin =
    emulatorHost === undefined ? apiHost : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
  return `${origin}${path}?key=${encodeURIComponent(lookupApiKey)}`;
}

export function createLookUpAccount({ firebase }: Pick<Config, 'firebase'>): LookUpAccount {
  const url = lookupUrl(firebase);
  return async (idToken, uid) => {
    const { status, body } = await post(url, { idToken });
    if (status === 400) {
      const failed = z.safeParse(LookupError, body);
      if (failed.success && tokenErrors.test(failed.data.error.message)) {
        throw sessionEnded(new Error(failed.data.error.message));
      }
    }
    const found = status === 200 ? z.safeParse(LookupResponse, body) : undefined;
    if (!found?.success) throw unreachable(new Error(`The account lookup returned ${status}`));
    const user = found.data.users.find(({ localId }) => localId === uid);
    if (!user || user.disabled) throw sessionEnded();
    return {
      validSince: Number(user.validSince),
      providers: [...new Set(user.providerUserInfo.map(({ providerId }) => providerId))].sort(),
    };
  };
}

async function post(url: string, body: object): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlines.identity),
    });
    const content: unknown = await response.json();
    return { status: response.status, body: content };
  } catch (cause) {
    throw unreachable(cause);
  }
}

const unreachable = (cause: unknown) =>
  new Problem('UNAVAILABLE', {
    message: m.signInUnavailable(),
    retryAfter: 5,
    cause,
  });

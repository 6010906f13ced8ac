import { decodeProtectedHeader, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { Problem } from '../core/problem.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { remoteKeySet } from './key-set.ts';

/** The user that a Firebase ID token identifies. */
export interface Identity {
  uid: string;
  /** In canonical form. */
  email: string;
  /** As the provider spells it. */
  providerEmail: string;
  isEmailVerified: boolean;
  /** Empty when the provider knows none. */
  name: string;
  /** Seconds: when the user signed in. Does not change when the provider renews the ID token. */
  authTime: number;
  /** Seconds: when this ID token was issued. */
  issuedAt: number;
}

/** Verifies a Firebase ID token. Throws 401, or 503 when Google's keys cannot be fetched. */
export type VerifyIdentity = (token: string) => Promise<Identity>;

const Claims = z.object({
  sub: z.string().check(
    z.minLength(1),
    z.maxLength(128),
    z.refine((value) => value.isWellFormed() && !value.includes('\0')),
  ),
  email: z.string().check(z.minLength(3), z.maxLength(254), z.regex(/^[^\s@\0]+@[^\s@\0]+$/)),
  email_verified: z._default(z.boolean(), false),
  name: z.optional(z.string()),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  // Tenants have their own namespace of uids and e-mail addresses.
  firebase: z.object({ sign_in_provider: z.enum(['password', 'google.com']), tenant: z.optional(z.never()) }),
});

/** Seconds by which Google's clock may be ahead of ours. */
const clockSkew = 60;

export function createVerifyIdentity(
  { firebase }: Pick<Config, 'firebase'>,
  clock: () => Date,
): VerifyIdentity {
  const keys = remoteKeySet(firebase.jwksUrl, clock);
  const expected = {
    issuer: `https://securetoken.google.com/${firebase.projectId}`,
    audience: firebase.projectId,
  };

  async function verified(token: string): Promise<JWTPayload> {
    const options = { ...expected, currentDate: clock() };
    // The emulator does not sign tokens. Production rejects the setting that enables it.
    if (firebase.emulatorHost !== undefined && decodeProtectedHeader(token).alg === 'none') {
      return UnsecuredJWT.decode(token, options).payload;
    }
    return (await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })).payload;
  }

  return async (token) => {
    let payload: JWTPayload;
    try {
      payload = await verified(token);
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof TypeError) {
        throw new Problem('UNAUTHENTICATED', { cause });
      }
      throw cause;
    }
    const claims = z.safeParse(Claims, payload);
    if (!claims.success) throw new Problem('UNAUTHENTICATED', { cause: claims.error });
    const { sub, email, email_verified, name, iat, auth_time } = claims.data;
    const latest = clock().getTime() / 1000 + clockSkew;
    if (iat > latest || auth_time > latest) throw new Problem('UNAUTHENTICATED');
    return {
      uid: sub,
      email: canonicalEmail(email),
      providerEmail: email,
      isEmailVerified: email_verified,
      name: name ?? '',
      authTime: Math.floor(auth_time),
      issuedAt: Math.floor(iat),
    };
  };
}

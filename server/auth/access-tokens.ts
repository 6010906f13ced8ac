import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { createHmac, webcrypto } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { Problem } from '../core/problem.ts';

export const accessTokenIssuer = 'norholt';
const audience = 'norholt-api';
const type = 'at+jwt';
/** Seconds */
const skew = 30;

export interface AccessClaims {
  userId: string;
  tokenVersion: number;
  /** The session that the token belongs to. */
  sid: string;
}

type Settings = Pick<Config, 'tokenSecret' | 'accessTokenTtlSeconds'> &
  Partial<Pick<Config, 'previousTokenSecret'>>;

/** Returns the `kid` of a secret: a hash that does not reveal it. */
export const keyIdOf = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('norholt access token key id').digest('base64url').slice(0, 11);

const importKey = (secret: Uint8Array) =>
  webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * The API's own tokens, which identify a user and contain no permissions. Signs with `tokenSecret`. Verifies with it and,
 * during a key rotation, with `previousTokenSecret`.
 */
export function createAccessTokens(
  { tokenSecret, previousTokenSecret, accessTokenTtlSeconds }: Settings,
  clock: () => Date,
) {
  const kid = keyIdOf(tokenSecret);
  const key = importKey(tokenSecret);
  const keys = new Map([[kid, key]]);
  if (previousTokenSecret !== undefined) {
    keys.set(keyIdOf(previousTokenSecret), importKey(previousTokenSecret));
  }

  async function keyOf(header: JWTHeaderParameters) {
    const known = keys.get(header.kid ?? '');
    if (known === undefined) throw new errors.JWKSNoMatchingKey();
    return known;
  }

  return {
    async issue({ userId, tokenVersion, sid }: AccessClaims): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ver: tokenVersion, sid })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid })
        .setIssuer(accessTokenIssuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenTtlSeconds)
        .sign(await key);
    },
    /** Throws 401. */
    async verify(token: string): Promise<AccessClaims> {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: ['HS256'],
          issuer: accessTokenIssuer,
          audience,
          typ: type,
          clockTolerance: skew,
          currentDate: clock(),
          requiredClaims: ['sub', 'exp', 'iat', 'ver', 'sid'],
        });
        const { sub, ver, sid } = payload;
        if (sub === undefined || typeof ver !== 'number' || typeof sid !== 'string') {
          throw new Problem('UNAUTHENTICATED');
        }
        return { userId: sub, tokenVersion: ver, sid };
      } catch (cause) {
        if (cause instanceof errors.JOSEError) throw new Problem('UNAUTHENTICATED', { cause });
        throw cause;
      }
    },
  };
}

import { errors, jwtVerify, SignJWT } from 'jose';
import { webcrypto } from 'node:crypto';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

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

/** The API's own tokens: who somebody is and nothing of what they may do. */
export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** Throws 401. */
  verify(token: string): Promise<AccessClaims>;
}

export function createAccessTokens(
  { tokenSecret, accessTokenTtlSeconds }: Pick<Config, 'tokenSecret' | 'accessTokenTtlSeconds'>,
  clock: () => Date,
): AccessTokens {
  const key = webcrypto.subtle.importKey('raw', tokenSecret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    async issue({ userId, tokenVersion, sid }) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ver: tokenVersion, sid })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuer(accessTokenIssuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenTtlSeconds)
        .sign(await key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await key, {
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

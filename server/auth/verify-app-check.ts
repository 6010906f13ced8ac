import type { Context } from 'hono';
import { errors, jwtVerify } from 'jose';
import type { Config } from '../config/config.ts';
import { Problem } from '../core/problem.ts';
import { remoteKeySet } from './key-set.ts';

/** The header with the browser's Firebase App Check token. */
const appCheckHeader = 'x-firebase-appcheck';

/**
 * Verifies that a request comes from the shop's own web app. Does nothing when App Check is off. Throws 401, or 503
 * when the keys cannot be fetched.
 */
export type VerifyAppCheck = (c: Pick<Context, 'req'>) => Promise<void>;

export function createVerifyAppCheck(
  { firebase: { appCheck } }: Pick<Config, 'firebase'>,
  clock: () => Date,
): VerifyAppCheck {
  if (appCheck === undefined) return () => Promise.resolve();
  const { appId, jwksUrl } = appCheck;
  const keys = remoteKeySet(jwksUrl, clock);
  const projectNumber = appId.split(':')[1] ?? '';
  return async (c) => {
    try {
      await jwtVerify(c.req.header(appCheckHeader) ?? '', keys, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        subject: appId,
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof TypeError) {
        throw new Problem('APP_CHECK_FAILED', { cause });
      }
      throw cause;
    }
  };
}

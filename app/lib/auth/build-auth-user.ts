import type { AuthUser } from './auth-provider.ts';

/** A user of tests and stories. */
export const buildAuthUser = (uid: string, changes: Partial<AuthUser> = {}): AuthUser => ({
  uid,
  email: `${uid}@norholt.test`,
  name: uid,
  photoURL: undefined,
  isVerified: true,
  needsTokenRefresh: () => Promise.resolve(false),
  idToken: () => Promise.resolve(`id-token-${uid}`),
  ...changes,
});

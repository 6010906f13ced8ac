/**
 * Who may make a call, and the status for everybody else: rule B1 (docs/rules.md) as data. The server's guards read it,
 * and tests are generated from it.
 *
 * `own`: a customer with their own data; `other`: a customer with another user's data; `admin`: an admin with another
 * user's data. 200 stands for every status that does not depend on the caller.
 */
export const access = {
  /** Tokens are ignored. */
  everyone: { visitor: 200, own: 200, other: 200, admin: 200 },
  /** Any valid access token. The call concerns only the caller. */
  signedIn: { visitor: 401, own: 200, other: 200, admin: 200 },
  /** The path's e-mail address is the caller's own. */
  self: { visitor: 401, own: 200, other: 403, admin: 403 },
  selfOrAdmin: { visitor: 401, own: 200, other: 403, admin: 200 },
  /** The caller's own order. Another user's order looks like one that does not exist. */
  owner: { visitor: 401, own: 200, other: 404, admin: 404 },
  ownerOrAdmin: { visitor: 401, own: 200, other: 404, admin: 200 },
  /** Admins neither order nor review. `other` is another user's e-mail address in the body. */
  customer: { visitor: 401, own: 200, other: 403, admin: 403 },
  admin: { visitor: 401, own: 403, other: 403, admin: 200 },
} as const satisfies Record<string, Record<CallerKind, 200 | 401 | 403 | 404>>;

export type Access = keyof typeof access;
export type CallerKind = 'visitor' | 'own' | 'other' | 'admin';

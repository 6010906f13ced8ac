/**
 * Who may make a call, and the status of everybody else: rule B1 (docs/rules.md) as data. The server's guards read it,
 * and tests are generated from it.
 *
 * `own`: a customer and what is theirs; `other`: a customer and what is somebody else's; `admin`: an admin and
 * what is not theirs. 200 stands for every answer that is about the request and not about who asks.
 */
export const access = {
  /** Whatever token comes along. */
  everyone: { visitor: 200, own: 200, other: 200, admin: 200 },
  /** Anybody with a good access token; the call concerns only the caller. */
  signedIn: { visitor: 401, own: 200, other: 200, admin: 200 },
  /** The path's e-mail address is the caller's own. */
  self: { visitor: 401, own: 200, other: 403, admin: 403 },
  selfOrAdmin: { visitor: 401, own: 200, other: 403, admin: 200 },
  /** An order of the caller's own; another's is not told apart from one that does not exist. */
  owner: { visitor: 401, own: 200, other: 404, admin: 404 },
  ownerOrAdmin: { visitor: 401, own: 200, other: 404, admin: 200 },
  /** Admins neither order nor review; `other` is another's e-mail address in the body. */
  customer: { visitor: 401, own: 200, other: 403, admin: 403 },
  admin: { visitor: 401, own: 403, other: 403, admin: 200 },
} as const satisfies Record<string, Record<Asker, 200 | 401 | 403 | 404>>;

export type Access = keyof typeof access;
export type Asker = 'visitor' | 'own' | 'other' | 'admin';

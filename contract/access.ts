/** What an access policy knows about a caller. */
interface Caller {
  /** In canonical form. */
  email: string;
  role: 'admin' | null;
}

export type CallerKind = 'visitor' | 'own' | 'other' | 'admin';

interface Policy extends Record<CallerKind, 200 | 401 | 403 | 404> {
  /** Whether the server admits an authenticated caller. `email` is the path's address. */
  admits(caller: Caller, email: string): boolean;
}

const anybody = () => true;
const isCustomer = ({ role }: Caller) => role !== 'admin';

/**
 * Who may make a call, and the status for everybody else: rule B1 (docs/rules.md) as data. The server's guards run it,
 * and tests are generated from it.
 *
 * `own`: a customer with their own data; `other`: a customer with another user's data; `admin`: an admin with another
 * user's data. 200 means that the status does not depend on the caller.
 */
export const access = {
  /** Tokens are ignored. */
  everyone: { visitor: 200, own: 200, other: 200, admin: 200, admits: anybody },
  /** Any valid access token. The call concerns only the caller. */
  signedIn: { visitor: 401, own: 200, other: 200, admin: 200, admits: anybody },
  /** The path's e-mail address is the caller's own. */
  self: { visitor: 401, own: 200, other: 403, admin: 403, admits: (caller, email) => caller.email === email },
  selfOrAdmin: {
    visitor: 401,
    own: 200,
    other: 403,
    admin: 200,
    admits: (caller, email) => caller.email === email || caller.role === 'admin',
  },
  /** The caller's own row, such as an order. Its statement checks the owner: another user's row does not exist. */
  owner: { visitor: 401, own: 200, other: 404, admin: 404, admits: anybody },
  ownerOrAdmin: { visitor: 401, own: 200, other: 404, admin: 200, admits: anybody },
  /** Admins neither order nor review. `other` is another user's e-mail address in the body. */
  customer: { visitor: 401, own: 200, other: 403, admin: 403, admits: isCustomer },
  /** What each customer has, and gets only of their own. */
  eachCustomer: { visitor: 401, own: 200, other: 200, admin: 403, admits: isCustomer },
  admin: { visitor: 401, own: 403, other: 403, admin: 200, admits: ({ role }) => role === 'admin' },
} as const satisfies Record<string, Policy>;

export type Access = keyof typeof access;

/** The kind of caller for whom a call succeeds. */
export const admitted = (policy: Access): 'own' | 'admin' => (access[policy].own === 200 ? 'own' : 'admin');

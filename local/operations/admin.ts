import type { ChangedUser } from '#contract/accounts/users.ts';
import type { Database } from '#server/db/connect.ts';
import { job, type Actor } from '#server/core/actor.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { Problem } from '#server/core/problem.ts';
import { blockUser, makeAdmin, removeAdmin, signOutUser, unblockUser } from '#server/accounts/change-user.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { withCurrentDatabase } from '../with-database.ts';
import { UsageError, type Command } from './command.ts';

interface Action {
  run(db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser>;
  /** Printed after the address when the command changed something, and when it did not. */
  done: string;
  unchanged: string;
}

const actions: Readonly<Record<string, Action>> = {
  promote: { run: makeAdmin, done: 'is an admin now.', unchanged: 'is already an admin.' },
  demote: {
    run: removeAdmin,
    done: 'is a customer now and is signed out on every device.',
    unchanged: 'is not an admin.',
  },
  'sign-out': {
    run: signOutUser,
    done: 'is signed out on every device.',
    unchanged: 'had no session; earlier sign-ins are rejected from now on.',
  },
  block: {
    run: blockUser,
    done: 'is blocked and signed out on every device.',
    unchanged: 'is already blocked.',
  },
  unblock: { run: unblockUser, done: 'can sign in again.', unchanged: 'is not blocked.' },
};

const errors: Partial<Record<Problem['code'], string>> = {
  NOT_FOUND: 'has never signed in: sign up in the shop first.',
  EMAIL_NOT_VERIFIED:
    'is not verified: open the link in the e-mail from Firebase, sign in again, then repeat the command.',
  LAST_ADMIN: 'is the last admin: promote another user first.',
};

/** Creates the first admin, and does what admins can do on the user page. */
export const admin: Command = {
  usage: `npm run admin -- ${Object.keys(actions).join(' | ')} <email>`,
  async run(environment, verb, address) {
    const action = Object.hasOwn(actions, verb ?? '') ? actions[verb ?? ''] : undefined;
    if (action === undefined || !address?.includes('@')) throw new UsageError();
    const email = canonicalEmail(address);
    try {
      const { modifiedCount } = await withCurrentDatabase(environment, (db) =>
        action.run(db, email, job('npm run admin'), new Date()),
      );
      return `${email} ${modifiedCount === 1 ? action.done : action.unchanged}`;
    } catch (error) {
      const message = error instanceof Problem ? errors[error.code] : undefined;
      throw message === undefined ? error : new OperationError(`${email} ${message}`, { cause: error });
    }
  },
};

import type { ChangedUser } from '#contract/users.ts';
import type { Database } from '#server/db/connect.ts';
import { job, type Actor } from '#server/orders/actor.ts';
import { Problem } from '#server/problem.ts';
import { blockUser, unblockUser } from '#server/users/block-user.ts';
import { canonicalEmail } from '#server/users/canonical-email.ts';
import { makeAdmin } from '#server/users/make-admin.ts';
import { removeAdmin } from '#server/users/remove-admin.ts';
import { signOutUser } from '#server/users/sign-out-user.ts';
import { StartError } from '../start-error.ts';
import { givenWords, onShop, runCommand, UsageError } from './command.ts';

interface Action {
  run(db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser>;
  /** What the command prints after the address, when it changed something and when it did not. */
  done: string;
  unchanged: string;
}

const actions: Readonly<Record<string, Action>> = {
  promote: { run: makeAdmin, done: 'is an admin now.', unchanged: 'was an admin already.' },
  demote: {
    run: removeAdmin,
    done: 'is a customer now, and signed out on every device.',
    unchanged: 'was no admin.',
  },
  'sign-out': {
    run: signOutUser,
    done: 'is signed out on every device.',
    unchanged: 'was signed in nowhere; earlier sign-ins are refused from now on.',
  },
  block: {
    run: blockUser,
    done: 'cannot sign in any more, and is signed out on every device.',
    unchanged: 'was blocked already.',
  },
  unblock: { run: unblockUser, done: 'can sign in again.', unchanged: 'was not blocked.' },
};

const refusals: Partial<Record<Problem['code'], string>> = {
  NOT_FOUND: 'has never signed in: sign up with it in the shop first.',
  EMAIL_NOT_VERIFIED:
    'is not verified: open the link in the e-mail that Firebase sent, sign in again, then repeat.',
  LAST_ADMIN: 'is the last admin: promote somebody else first.',
};

/** `npm run admin -- <action> <email>`: the first admin of a real shop, and what admins do on the user page. */
await runCommand(async () => {
  const [verb = '', address, ...more] = givenWords();
  const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
  if (action === undefined || !address?.includes('@') || more.length > 0) {
    throw new UsageError(`Usage: npm run admin -- ${Object.keys(actions).join(' | ')} <email>`);
  }
  const email = canonicalEmail(address);
  try {
    const actor = job('npm run admin');
    const { modifiedCount } = await onShop((db) => action.run(db, email, actor, new Date()));
    console.log(`${email} ${modifiedCount === 1 ? action.done : action.unchanged}`);
  } catch (error) {
    const words = error instanceof Problem ? refusals[error.code] : undefined;
    throw words === undefined ? error : new StartError(`${email} ${words}`, { cause: error });
  }
});

import { job } from '#server/orders/actor.ts';
import { Problem } from '#server/problem.ts';
import { canonicalEmail } from '#server/users/canonical-email.ts';
import { makeAdmin } from '#server/users/make-admin.ts';
import { StartError } from '../start-error.ts';
import { givenWords, onShop, runCommand, UsageError } from './command.ts';

const refusals: Partial<Record<Problem['code'], string>> = {
  NOT_FOUND: 'has never signed in: sign up with it in the shop first.',
  EMAIL_NOT_VERIFIED:
    'is not verified: open the link in the e-mail that Firebase sent, sign in again, then repeat.',
};

/** `npm run admin -- promote <email>`: the first admin of a real shop. */
await runCommand(async () => {
  const [verb, address, ...more] = givenWords();
  if (verb !== 'promote' || !address?.includes('@') || more.length > 0) {
    throw new UsageError('Usage: npm run admin -- promote <email>');
  }
  const email = canonicalEmail(address);
  try {
    const { modifiedCount } = await onShop((db) => makeAdmin(db, email, job('npm run admin')));
    console.log(modifiedCount === 1 ? `${email} is an admin now.` : `${email} was an admin already.`);
  } catch (error) {
    const words = error instanceof Problem ? refusals[error.code] : undefined;
    throw words === undefined ? error : new StartError(`${email} ${words}`, { cause: error });
  }
});

import { examine, type Finding } from '#server/operations/examine.ts';
import { projectRoot } from '../bundle.js';
import { serverEnvironment } from '../server-environment.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../start-error.ts';
import { withDatabase } from '../with-database.ts';
import { givenWords, runCommand, UsageError } from './command.ts';

const marks: Record<Finding['state'], string> = { good: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** `npm run doctor`: exit code 1 when something is wrong. */
await runCommand(async () => {
  if (givenWords().length > 0) throw new UsageError('Usage: npm run doctor');
  // Without production the shop is the one of npm start, which decides over what a shell holds.
  const environment =
    process.env.NODE_ENV === 'production'
      ? process.env
      : serverEnvironment(process.env, readSettings(process.env, projectRoot));
  const findings = await withDatabase(environment, (url) =>
    examine({ environment, database: { url } }),
  ).catch((error: unknown) => examine({ environment, database: { url: null, why: messageOf(error) } }));
  for (const { what, state, words } of findings) {
    console.log(`${marks[state]}  ${what.padEnd(9)} ${words}`);
  }
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  console.log(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});

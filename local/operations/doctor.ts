import { ConfigError, environmentOf } from '#server/config.ts';
import { runHealthChecks, type HealthCheck } from '#server/operations/health-checks.ts';
import { projectRoot } from '../bundle.js';
import { localFaults } from '../local-faults.ts';
import { readLocalRun, serverEnvironment, type Environment } from '../server-environment.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../start-error.ts';
import { withDatabase } from '../with-database.ts';
import { commandArguments, runCommand, UsageError } from './command.ts';

const marks: Record<HealthCheck['state'], string> = { good: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** `npm run doctor`: checks the shop. Exit code 1 means that something is wrong. */
await runCommand(async () => {
  if (commandArguments().length > 0) throw new UsageError('Usage: npm run doctor');
  const { environment, because } = environmentOf(process.env);
  const checks: HealthCheck[] = [
    { subject: 'mode', state: 'note', message: `${environment}, because ${because}` },
  ];
  let variables: Environment = process.env;
  if (environment === 'local') {
    const local = checkLocalRun();
    variables = local.variables;
    checks.push(
      ...local.faults.map((message): HealthCheck => ({ subject: 'settings', state: 'wrong', message })),
    );
  } else {
    const rejected = localFaults(process.env).map((line) => line.split(' ', 1)[0]);
    if (rejected.length > 0) {
      const message = `npm start and npm run dev refuse to run with this ${rejected.join(', ')}`;
      checks.push({ subject: 'settings', state: 'note', message });
    }
  }
  checks.push(
    ...(await withDatabase(variables, (database) => runHealthChecks({ variables, database })).catch(
      (error: unknown) => runHealthChecks({ variables, database: { url: null, why: messageOf(error) } }),
    )),
  );
  for (const { subject, state, message } of checks) {
    console.log(`${marks[state]}  ${subject.padEnd(9)} ${message}`);
  }
  const faults = checks.filter(({ state }) => state === 'wrong').length;
  console.log(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});

/** Returns the settings of `npm start`, which override the shell's, and their faults. */
function checkLocalRun(): { variables: Environment; faults: readonly string[] } {
  try {
    return { variables: readLocalRun(process.env).environment, faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { variables: serverEnvironment(process.env, readSettings({}, projectRoot)), faults: error.lines };
  }
}

import { ConfigError, environmentOf } from '#server/config.ts';
import { runHealthChecks, type HealthCheck } from '#server/operations/health-checks.ts';
import { projectRoot } from '../bundle.js';
import { localFaults } from '../local-faults.ts';
import { readLocalRun, serverEnvironment, type Environment } from '../server-environment.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../start-error.ts';
import { withDatabase } from '../with-database.ts';
import { givenWords, runCommand, UsageError } from './command.ts';

const marks: Record<HealthCheck['state'], string> = { good: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** `npm run doctor`: exit code 1 when something is wrong. */
await runCommand(async () => {
  if (givenWords().length > 0) throw new UsageError('Usage: npm run doctor');
  const { environment, because } = environmentOf(process.env);
  const seen: HealthCheck[] = [{ what: 'mode', state: 'note', words: `${environment}, because ${because}` }];
  let variables: Environment = process.env;
  if (environment === 'local') {
    const { refused, ...local } = lookAtLocalRun();
    variables = local.variables;
    seen.push(...refused.map((words): HealthCheck => ({ what: 'settings', state: 'wrong', words })));
  } else {
    const refused = localFaults(process.env).map((line) => line.split(' ', 1)[0]);
    if (refused.length > 0) {
      const words = `npm start and npm run dev refuse to run with this ${refused.join(', ')}`;
      seen.push({ what: 'settings', state: 'note', words });
    }
  }
  const found = await withDatabase(variables, (database) => runHealthChecks({ variables, database })).catch(
    (error: unknown) => runHealthChecks({ variables, database: { url: null, why: messageOf(error) } }),
  );
  const findings = [...seen, ...found];
  for (const { what, state, words } of findings) {
    console.log(`${marks[state]}  ${what.padEnd(9)} ${words}`);
  }
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  console.log(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});

/** The settings of `npm start`, which decides over what a shell contains, and what it refuses of them. */
function lookAtLocalRun(): { variables: Environment; refused: readonly string[] } {
  try {
    return { variables: readLocalRun(process.env).environment, refused: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { variables: serverEnvironment(process.env, readSettings({}, projectRoot)), refused: error.lines };
  }
}

import { ConfigError, environmentOf } from '#server/config/config.ts';
import { runHealthChecks, type HealthCheck } from '#server/operations/health-checks.ts';
import { projectRoot } from '../bundle.js';
import { localFaults } from '../local-faults.ts';
import { readLocalRun, serverEnvironment, type Environment } from '../server-environment.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../start-error.ts';
import { withDatabase } from '../with-database.ts';
import { Findings, type Command } from './command.ts';

const marks: Record<HealthCheck['state'], string> = { good: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** Checks the shop. */
export const doctor: Command = {
  usage: 'npm run doctor',
  async run(given) {
    const { environment, because } = environmentOf(given);
    const checks: HealthCheck[] = [
      { subject: 'mode', state: 'note', message: `${environment}, because ${because}` },
    ];
    let variables = given;
    if (environment === 'local') {
      const local = checkLocalRun(given);
      variables = local.variables;
      checks.push(
        ...local.faults.map((message): HealthCheck => ({ subject: 'settings', state: 'wrong', message })),
      );
    } else {
      const rejected = localFaults(given).map((line) => line.split(' ', 1)[0]);
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
    const lines = checks.map(
      ({ subject, state, message }) => `${marks[state]}  ${subject.padEnd(9)} ${message}`,
    );
    const faults = checks.filter(({ state }) => state === 'wrong').length;
    if (faults > 0) throw new Findings([...lines, `Wrong: ${faults}.`].join('\n'));
    return [...lines, 'Nothing is wrong.'].join('\n');
  },
};

/** Returns the settings of `npm start`, which override the shell's, and their faults. */
function checkLocalRun(given: Environment): { variables: Environment; faults: readonly string[] } {
  try {
    return { variables: readLocalRun(given).environment, faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { variables: serverEnvironment(given, readSettings({}, projectRoot)), faults: error.lines };
  }
}

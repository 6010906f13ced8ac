import { environmentOf } from '#server/config/config.ts';
import { messageOf } from '#server/core/operation-error.ts';
import { runHealthChecks, type HealthCheck } from '#server/operations/health-checks.ts';
import { localFaults, readLocalRun } from '../settings.ts';
import { withDatabase } from '../with-database.ts';
import { Findings, UsageError, type Command } from './command.ts';

const marks: Record<HealthCheck['state'], string> = { good: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** What a release needs to start. A fix must not wait for the mail server or another service. */
const neededToStart = new Set(['settings', 'database', 'direct', 'disk', 'app']);

/** Checks the shop. With `release` it fails only for what a release needs to start. */
export const doctor: Command = {
  usage: 'npm run doctor [-- release]',
  async run(given, word) {
    if (word !== undefined && word !== 'release') throw new UsageError();
    const { environment, because } = environmentOf(given);
    const checks: HealthCheck[] = [
      { subject: 'mode', state: 'note', message: `${environment}, because ${because}` },
    ];
    let variables = given;
    if (environment === 'local') {
      // The local run overrides settings of the shell.
      const local = readLocalRun(given);
      variables = local.environment;
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
    const { isFailed, summary } = conclude(checks, word === 'release');
    const text = [...lines, summary].join('\n');
    if (isFailed) throw new Findings(text);
    return text;
  },
};

export function conclude(checks: readonly HealthCheck[], isRelease: boolean) {
  const faults = checks.filter(({ state }) => state === 'wrong');
  if (faults.length === 0) return { isFailed: false, summary: 'Nothing is wrong.' };
  const isFailed = !isRelease || faults.some(({ subject }) => neededToStart.has(subject));
  return { isFailed, summary: `Wrong: ${faults.length}.${isFailed ? '' : ' The release can start.'}` };
}

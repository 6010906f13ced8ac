import { auditedKinds, auditTrail } from '#server/operations/audit-trail.ts';
import { commandArguments, withCurrentDatabase, runCommand, UsageError } from './command.ts';

/** `npm run audit -- order|part|user <id or e-mail>`. */
await runCommand(async () => {
  const [word, key, ...more] = commandArguments();
  const kind = auditedKinds.find((known) => known === word);
  if (kind === undefined || key === undefined || more.length > 0) {
    throw new UsageError('Usage: npm run audit -- order <id> | part <id> | user <id or e-mail>');
  }
  const lines = await withCurrentDatabase((db) => auditTrail(db, kind, key));
  console.log(lines.length === 0 ? `The audit log has no entry for this ${kind}.` : lines.join('\n'));
});

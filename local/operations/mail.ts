import { isDeliverable } from '#contract/deliverable.ts';
import { environmentOf, readConfig } from '#server/config/config.ts';
import { job } from '#server/core/actor.ts';
import { bareMailbox } from '#server/core/mailbox.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { newId } from '#server/core/ids.ts';
import { listFailedMails, retryMails } from '#server/mails/mail-queue.ts';
import { openSmtp, reasonOf } from '#server/mails/smtp.ts';
import { readLocalRun, type Environment } from '../settings.ts';
import { withCurrentDatabase } from '../with-database.ts';
import { UsageError, type Command } from './command.ts';

/** Tries the mail server, and lists and repeats the mails that failed. */
export const mail: Command = {
  usage: 'npm run mail -- test <email> | failed | retry <id>|all',
  async run(given, verb, argument) {
    if (verb === 'test' && argument !== undefined && isDeliverable(argument))
      return sendTest(given, argument);
    if (verb === 'failed' && argument === undefined) return listFailed(given);
    if (verb === 'retry' && argument !== undefined) {
      const count = await withCurrentDatabase(given, (db) => retryMails(db, argument, job('npm run mail')));
      return count === 0
        ? 'No mail was changed.'
        : `${count} ${count === 1 ? 'mail is' : 'mails are'} sent now.`;
    }
    throw new UsageError();
  },
};

async function listFailed(given: Environment): Promise<string> {
  const mails = await withCurrentDatabase(given, listFailedMails);
  if (mails.length === 0) return 'No mail has failed.';
  const lines = mails.map(
    ({ id, kind, order, attempts, failedAt, reason }) =>
      `${failedAt.toISOString()}  ${id}  ${kind}${order === null ? '' : ` of order ${order}`}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${reason ?? 'no answer'}`,
  );
  return [...lines, 'npm run mail -- retry all sends them again.'].join('\n');
}

/** Sends one mail, to see that it arrives. */
async function sendTest(given: Environment, address: string): Promise<string> {
  const isLocal = environmentOf(given).environment === 'local';
  const config = readConfig(isLocal ? readLocalRun(given).environment : given);
  if (config.mail === undefined) throw new OperationError('MAIL_URL is not set, so the shop sends no mail.');
  const where = `${config.mail.host}:${config.mail.port}`;
  const session = await openSmtp(config.mail).catch((cause: unknown) => {
    throw new OperationError(`${where} cannot be used: ${reasonOf(cause)}`, { cause });
  });
  const text = `${config.publicUrl} can send mails.`;
  const outcome = await session.send({
    ...{
      messageId: `<${newId()}@${new URL(config.publicUrl).hostname}>`,
      to: [bareMailbox(address)],
      replyTo: undefined,
    },
    ...{ subject: 'Test', text, html: `<p>${text}</p>` },
  });
  session.quit();
  if (!outcome.isSent) throw new OperationError(`${where} did not accept the mail: ${outcome.reason}`);
  return `${where} has accepted a mail to ${address}.`;
}

import { isDeliverable } from '#contract/deliverable.ts';
import { environmentOf, readConfig } from '#server/config/config.ts';
import { bareMailbox } from '#server/core/mailbox.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { newId } from '#server/core/ids.ts';
import { openSmtp, reasonOf } from '#server/mails/smtp.ts';
import { readLocalRun } from '../settings.ts';
import { UsageError, type Command } from './command.ts';

/** Sends one mail, to see that it arrives. */
export const mail: Command = {
  usage: 'npm run mail -- test <email>',
  async run(given, verb, address) {
    if (verb !== 'test' || address === undefined || !isDeliverable(address)) throw new UsageError();
    const isLocal = environmentOf(given).environment === 'local';
    const config = readConfig(isLocal ? readLocalRun(given).environment : given);
    if (config.mail === undefined)
      throw new OperationError('MAIL_URL is not set, so the shop sends no mail.');
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
  },
};

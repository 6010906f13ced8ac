import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config/config.ts';
import type { Mailbox } from '../core/mailbox.ts';
import { answerIn, concernsOf, type Concerns } from './smtp-fault.ts';

export type MailSettings = NonNullable<Config['mail']>;

/** A mail as it is sent. */
export interface Message {
  /** With angle brackets. */
  messageId: string;
  to: readonly Mailbox[];
  replyTo: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
}

/** `isRefused`: the answer is permanent. `reason` may contain the address. */
export type Outcome =
  { isSent: true } | { isSent: false; isRefused: boolean; concerns: Concerns; reason: string };

export type SmtpSession = Awaited<ReturnType<typeof openSmtp>>;

/** In ms. A server that is slower counts as down. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Opens one connection and signs in. Rejects if that is not possible. */
export async function openSmtp(
  { host, port, isTls, auth, caFile, from, replyTo }: MailSettings,
  timeouts = smtpTimeouts,
) {
  const connection = new SMTPConnection({
    ...timeouts,
    ...{ host, port, secure: isTls },
    // Read each time, so that a new file needs no restart.
    tls: caFile === undefined ? {} : { ca: [...rootCertificates, readFileSync(caFile, 'utf8')] },
    // A password is sent through TLS only.
    requireTLS: auth !== undefined && !isTls,
    opportunisticTLS: auth === undefined,
  });
  let isOpen = true;
  // An error while no command is running would end the process. A running one gets it, too.
  const closed = new Promise<never>((_, reject) => {
    const close = (error?: Error) => {
      isOpen = false;
      reject(error ?? new Error('The connection was closed'));
    };
    connection.on('error', close);
    connection.on('end', () => close());
  });
  closed.catch(() => undefined);
  const command = (run: (done: (error?: Error | null) => void) => void): Promise<unknown> =>
    Promise.race([
      closed,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);

  try {
    await command((done) => connection.connect(done));
    if (auth !== undefined) await command((done) => connection.login({ ...auth }, done));
  } catch (error) {
    connection.close();
    throw error;
  }

  return {
    isOpen: () => isOpen,
    async send({ messageId, to, subject, html, text, ...message }: Message): Promise<Outcome> {
      const mime = new MailComposer({
        ...{
          from: { ...from },
          to: to.map((each) => ({ ...each })),
          replyTo: message.replyTo ?? replyTo,
          subject,
          html,
          text,
          messageId,
        },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      }).compile();
      const bytes = await mime.build();
      try {
        await command((done) => connection.send(mime.getEnvelope(), bytes, done));
        return { isSent: true };
      } catch (error) {
        if (isOpen) await command((done) => connection.reset(done)).catch(() => connection.close());
        const isRefused = (answerIn(error)?.code ?? 0) >= 500;
        return { isSent: false, isRefused, concerns: concernsOf(error), reason: reasonOf(error) };
      }
    },
    quit: () => connection.quit(),
    /** Ends a running command. */
    abort: () => connection.close(),
  };
}

/** Returns the first line of the server's answer, or of the error, with the remedy for a certificate that nobody trusts. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const text = answerIn(error)?.text ?? error.message;
  const remedy = /certificate|unable to (get|verify)/i.test(text)
    ? ' (MAIL_CA_FILE names a private authority)'
    : '';
  return `${text.split('\n')[0]?.slice(0, 300) ?? ''}${remedy}`;
};

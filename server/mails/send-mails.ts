import { isDeliverable } from '#contract/deliverable.ts';
import type { MailContent } from '#contract/orders/mails.ts';
import type { SuppressedFor } from '#contract/orders/order-mails.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../core/log.ts';
import { bareMailbox, type Mailbox } from '../core/mailbox.ts';
import type { Database } from '../db/connect.ts';
import { admitMail } from './admit-mail.ts';
import { holdQuestion } from './question-digest.ts';
import { contentOf, readMails, type ReadMail } from './mail-content.ts';
import { isOutdated } from './outdated.ts';
import { isServerFault, withoutPrivate } from './smtp-fault.ts';
import {
  openSmtp,
  reasonOf,
  smtpTimeouts,
  type MailSettings,
  type Message,
  type Outcome,
  type SmtpSession,
} from './smtp.ts';

interface MailerDeps {
  db: Database;
  log: Log;
  config: Pick<Config, 'mail' | 'publicUrl' | 'brand' | 'tokenSecret' | 'rateLimitScale' | 'unpaidOrderDays'>;
  /** Returns the absolute address of a picture for mails. */
  mailImage(image: string): string | null;
}

export type Mailer = ReturnType<typeof createMailer>;

const batchSize = 20;

/** ms of a batch, below the two minutes after which another process claims its mails. */
const batchTime = 100_000;

/** Minutes until the next attempt, after each attempt. */
const delays = [1, 5, 30, 120, 360, 720, 1440] as const;

/** ms from a write to the sending of what it recorded, so that several share a connection. */
const wakeAfter = 500;

/** Sends the recorded mails. Safe to run in several processes at the same time. No transaction waits for SMTP. */
export function createMailer(deps: MailerDeps, { timeouts = smtpTimeouts } = {}) {
  const { config, log } = deps;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function sendAll(settings: MailSettings): Promise<void> {
    // The last mail of a batch may let a later one of its order go.
    for (;;) {
      const ids = await claim(deps);
      if (ids.length === 0) return;
      if (!(await sendBatch(deps, () => openSmtp(settings, timeouts), { settings, ids }))) return;
    }
  }

  /** Sends everything that is due. */
  async function run(): Promise<void> {
    const { mail } = config;
    if (mail === undefined) return;
    running ??= sendAll(mail).finally(() => (running = null));
    await running;
  }

  return {
    run,
    /** Sends soon what this process has just committed. */
    wake(): void {
      if (config.mail === undefined || timer !== undefined) return;
      timer = setTimeout(() => {
        void (async () => {
          // A run that has begun may have missed it.
          await running?.catch(() => undefined);
          timer = undefined;
          await run().catch((error: unknown) => log.warn({ error }, 'mails left to the job'));
        })();
      }, wakeAfter);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}

/** Whether another process is sending it. */
const isOnItsWay = (mail: string) =>
  `(${mail}.attempts > 0 AND ${mail}.next_attempt_at > now() AND ${mail}.last_error IS NULL)`;

/** The SQL condition that a mail waits for an earlier one of its order, for five minutes at most. */
const waitsForEarlier = `mails.created_at > now() - interval '5 minutes' AND EXISTS (
  SELECT FROM mails AS earlier WHERE earlier.order_id = mails.order_id AND earlier.state = 'open'
     AND (earlier.created_at, earlier.id) < (mails.created_at, mails.id)
     AND (${isOnItsWay('earlier')} OR NOT ${isOutdated('earlier')}))`;

/** Claims mails that are due, for two minutes. A crash leaves them to the next process, with the same Message-ID. */
async function claim({ db, config }: MailerDeps): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    {
      isPrepared: true,
      text: `WITH due AS (
       SELECT id FROM mails WHERE state = 'open' AND next_attempt_at <= now() AND NOT (${waitsForEarlier})
       ORDER BY next_attempt_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
     )
     UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes', last_error = NULL,
       message_id = coalesce(message_id, '<' || mails.id || '@' || $1 || '>')
     FROM due WHERE mails.id = due.id RETURNING mails.id`,
    },
    [new URL(config.publicUrl).hostname],
  );
  return rows.map(({ id }) => id);
}

interface Batch {
  settings: MailSettings;
  ids: readonly string[];
}

/** Sends claimed mails through one connection. Returns false when it was lost, or when the server refused them all. */
async function sendBatch(
  deps: MailerDeps,
  open: () => Promise<SmtpSession>,
  { settings, ids }: Batch,
): Promise<boolean> {
  const admitted: ReadMail[] = [];
  for (const mail of await readMails(deps.db, ids, deps.config.unpaidOrderDays)) {
    const admission = await admitMail(deps, mail, settings.to.address);
    if (admission === 'admitted') admitted.push(mail);
    else if (admission === 'held') await holdQuestion(deps.db, mail);
    else await suppress(deps, mail, admission);
  }
  if (admitted.length === 0) return true;

  let session: SmtpSession;
  try {
    session = await open();
  } catch (error) {
    const reason = reasonOf(error);
    deps.log.warn(
      { code: codeOf(error), reason: forLog(reason, settings) },
      'the mail server cannot be used',
    );
    for (const mail of admitted)
      await recordFailure(deps, mail, { reason, isServerFault: true, delay: delays[mail.attempts - 1] });
    return false;
  }
  const timer = setTimeout(() => session.abort(), batchTime);
  try {
    const refused = await sendEach(deps, session, { settings, ids: admitted.map(({ id }) => id) });
    return refused === 'none' && session.isOpen();
  } finally {
    clearTimeout(timer);
    session.quit();
  }
}

type Failed = { mail: ReadMail; to: Message['to'] } & Extract<Outcome, { isSent: false }>;

/** Sends mails that are still true. Only the end of a batch shows whether the server refuses some of them or the shop. */
async function sendEach(
  deps: MailerDeps,
  session: SmtpSession,
  { settings, ids }: Batch,
): Promise<'all' | 'none'> {
  const failed: Failed[] = [];
  let isAccepted = false;
  for (const id of ids) {
    // The others of the batch took their time.
    const [mail] = await readMails(deps.db, [id], deps.config.unpaidOrderDays);
    if (mail === undefined) continue;
    const message = mail.isOutdated ? null : await prepare(deps, settings, mail);
    if (message === null) await suppress(deps, mail, 'outdated');
    else if (!session.isOpen()) await release(deps, mail);
    else {
      const outcome = await session.send(message);
      if (!outcome.isSent) failed.push({ mail, to: message.to, ...outcome });
      else {
        isAccepted = true;
        await recordSent(deps, mail);
      }
    }
  }
  const inBatch = failed.filter(({ concerns }) => concerns !== 'server');
  const isRefusingAll = !isAccepted && inBatch.length > 0 && isServerFault(inBatch);
  for (const { mail, to, concerns, isRefused, reason } of failed) {
    const isFaultOfServer = concerns === 'server' || isRefusingAll;
    const delay = isRefused && !isFaultOfServer ? undefined : delays[mail.attempts - 1];
    deps.log.warn(
      { mail: mail.id, attempts: mail.attempts, reason: forLog(reason, settings, to) },
      delay === undefined ? 'a mail failed' : 'a mail was not accepted',
    );
    await recordFailure(deps, mail, { reason, isServerFault: isFaultOfServer, delay });
  }
  return isRefusingAll ? 'all' : 'none';
}

/** What an answer must not show of the shop's account and of the recipients. */
const forLog = (reason: string, { auth }: MailSettings, to: Message['to'] = []): string =>
  withoutPrivate(reason, [
    ...(auth === undefined ? [] : [auth.user, auth.pass, ...[auth.user, auth.pass].map(toBase64)]),
    ...to.flatMap(({ address }) => [address, address.slice(0, address.lastIndexOf('@'))]),
  ]);

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns null for a mail that must not be sent. */
async function prepare(
  { config, log, mailImage }: MailerDeps,
  settings: MailSettings,
  mail: ReadMail,
): Promise<Message | null> {
  const content = contentOf(mail, { publicUrl: config.publicUrl, mailImage, now: new Date() });
  if (content === null) return null;
  const to = recipients(content, mail.to, settings);
  if (to.length === 0) return null;
  try {
    const { renderMail } = await import('#ui/mail/render-mail.tsx');
    const replyTo =
      content.kind === 'question' && isDeliverable(content.from.email)
        ? bareMailbox(content.from.email)
        : undefined;
    return { messageId: mail.messageId, to, replyTo, ...renderMail(content, config.brand) };
  } catch (error) {
    log.error({ error, mail: mail.id }, 'a mail could not be written');
    return null;
  }
}

function recipients({ kind }: MailContent, to: string | null, settings: MailSettings): readonly Mailbox[] {
  if (kind === 'question' || kind === 'questionDigest') return [settings.to];
  if (kind === 'lowStock') return settings.lowStockTo;
  return to === null ? [] : [bareMailbox(to)];
}

/** A customer who waits for a part that is gone again keeps waiting. */
async function suppress(
  { db }: MailerDeps,
  { id, isOrderable }: ReadMail,
  reason: SuppressedFor | 'outdated',
): Promise<void> {
  await db.query(
    `WITH suppressed AS (
       UPDATE mails SET state = 'suppressed', suppressed_for = $2 WHERE id = $1 AND state = 'open'
       RETURNING user_id, data
     )
     INSERT INTO back_in_stock (part_id, user_id)
     SELECT (data ->> 'partId')::uuid, user_id FROM suppressed WHERE $3 ON CONFLICT DO NOTHING`,
    [id, reason, isOrderable === false],
  );
}

/** Gives back a mail that was not attempted. */
async function release({ db }: MailerDeps, { id }: ReadMail): Promise<void> {
  await db.query(
    `UPDATE mails SET attempts = attempts - 1, next_attempt_at = now() + interval '5 seconds'
      WHERE id = $1 AND state = 'open'`,
    [id],
  );
}

interface Failure {
  reason: string;
  isServerFault: boolean;
  /** Minutes until the next attempt. Undefined: there is none. */
  delay: number | undefined;
}

async function recordSent({ db }: MailerDeps, { id }: ReadMail): Promise<void> {
  await db.query(
    {
      isPrepared: true,
      text: `UPDATE mails SET state = 'sent', sent_at = now(), last_error = NULL, is_server_fault = NULL
        WHERE id = $1 AND state = 'open'`,
    },
    [id],
  );
}

async function recordFailure(
  { db }: MailerDeps,
  { id }: ReadMail,
  { reason, isServerFault, delay }: Failure,
): Promise<void> {
  await db.query(
    `UPDATE mails SET state = $2, last_error = $3, is_server_fault = $4,
       next_attempt_at = now() + make_interval(mins => $5)
      WHERE id = $1 AND state = 'open'`,
    [id, delay === undefined ? 'failed' : 'open', reason, isServerFault, delay ?? 0],
  );
}

import { isDeliverable } from '#contract/deliverable.ts';
import type { MailContent } from '#contract/mails.ts';
import type { SuppressedFor } from '#contract/order-mails.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../core/log.ts';
import { bareMailbox, type Mailbox } from '../core/mailbox.ts';
import type { Database } from '../db/connect.ts';
import { admitMail } from './admit-mail.ts';
import { holdQuestion } from './question-digest.ts';
import { contentOf, readMails, type ReadMail } from './mail-content.ts';
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
    for (;;) {
      const ids = await claim(deps);
      const isGoingOn =
        ids.length > 0 && (await sendBatch(deps, () => openSmtp(settings, timeouts), { settings, ids }));
      if (!isGoingOn || ids.length < batchSize) return;
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

/** Claims mails that are due, for two minutes. A crash leaves them to the next process, with the same Message-ID. */
async function claim({ db, config }: MailerDeps): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    {
      isPrepared: true,
      text: `WITH due AS (
       SELECT id FROM mails WHERE state = 'open' AND next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
     )
     UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes',
       message_id = coalesce(message_id, '<' || mails.id || '@' || $1 || '>')
     FROM due WHERE mails.id = due.id RETURNING mails.id`,
    },
    [new URL(config.publicUrl).hostname],
  );
  return rows.map(({ id }) => id);
}

/** Sends claimed mails through one connection. Returns false when it was lost. */
async function sendBatch(
  deps: MailerDeps,
  open: () => Promise<SmtpSession>,
  { settings, ids }: { settings: MailSettings; ids: readonly string[] },
): Promise<boolean> {
  const mails = await readMails(deps.db, ids, deps.config.unpaidOrderDays);
  const prepared: Array<{ mail: ReadMail; message: Message }> = [];
  for (const mail of mails) {
    const admission = await admitMail(deps, mail, settings.to.address);
    if (admission === 'held') {
      await holdQuestion(deps.db, mail);
    } else if (admission === 'admitted') {
      const message = await prepare(deps, settings, mail);
      if (message === null) await suppress(deps, mail, 'outdated');
      else prepared.push({ mail, message });
    } else {
      await suppress(deps, mail, admission);
    }
  }
  if (prepared.length === 0) return true;

  let session: SmtpSession;
  try {
    session = await open();
  } catch (error) {
    deps.log.warn({ code: codeOf(error) }, 'the mail server cannot be used');
    const outcome = { isSent: false, isRefused: false, reason: reasonOf(error) } as const;
    for (const { mail } of prepared) await record(deps, mail, outcome);
    return false;
  }
  const timer = setTimeout(() => session.abort(), batchTime);
  try {
    for (const { mail, message } of prepared) {
      if (!session.isOpen()) await release(deps, mail);
      else await record(deps, mail, await session.send(message));
    }
    return session.isOpen();
  } finally {
    clearTimeout(timer);
    session.quit();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns null for a mail that must not be sent. */
async function prepare(
  { config, log, mailImage }: MailerDeps,
  settings: MailSettings,
  mail: ReadMail,
): Promise<Message | null> {
  const content = contentOf(mail, { publicUrl: config.publicUrl, mailImage });
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

async function record({ db, log }: MailerDeps, mail: ReadMail, outcome: Outcome): Promise<void> {
  if (outcome.isSent) {
    await db.query(
      {
        isPrepared: true,
        text: `UPDATE mails SET state = 'sent', sent_at = now(), last_error = NULL WHERE id = $1 AND state = 'open'`,
      },
      [mail.id],
    );
    return;
  }
  const delay = outcome.isRefused ? undefined : delays[mail.attempts - 1];
  const state = delay === undefined ? 'failed' : 'open';
  await db.query(
    `UPDATE mails SET state = $2, last_error = $3, next_attempt_at = now() + make_interval(mins => $4)
      WHERE id = $1 AND state = 'open'`,
    [mail.id, state, outcome.reason, delay ?? 0],
  );
  // Without the server's answer, which may contain the address.
  if (state === 'failed') log.warn({ mail: mail.id, attempts: mail.attempts }, 'a mail failed');
}

import { isDeliverable } from '#contract/deliverable.ts';
import type { MailContent } from '#contract/orders/mails.ts';
import type { SuppressedFor } from '#contract/orders/order-mails.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../core/log.ts';
import { groupBy } from '#contract/group-by.ts';
import { bareMailbox, type Mailbox } from '../core/mailbox.ts';
import type { Database } from '../db/connect.ts';
import { admitMail } from './admit-mail.ts';
import { holdQuestion } from './question-digest.ts';
import { contentOf, readMails, type Letter, type ReadMail } from './mail-content.ts';
import { isOutdated } from './outdated.ts';
import { isFirstOfMail, isSameMail } from './same-mail.ts';
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

/** The SQL condition that a mail waits for an earlier one of its order or checkout, for five minutes at most. */
const waitsForEarlier = `mails.created_at > now() - interval '5 minutes' AND EXISTS (
  SELECT FROM mails AS earlier
   WHERE (earlier.order_id = mails.order_id OR earlier.checkout_id = mails.checkout_id) AND earlier.state = 'open'
     AND (earlier.created_at < mails.created_at
       OR earlier.order_id = mails.order_id AND earlier.created_at = mails.created_at AND earlier.id < mails.id)
     AND (${isOnItsWay('earlier')} OR NOT ${isOutdated('earlier')}))`;

/**
 * Claims mails that are due, for two minutes, and returns the ids of their rows. Only the first row of a mail is locked, so that no
 * other process claims the others. A crash leaves them to the next process, with the same Message-ID.
 */
async function claim({ db, config }: MailerDeps): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    {
      isPrepared: true,
      text: `WITH due AS (
       SELECT id, kind, checkout_id, created_at, next_attempt_at FROM mails
        WHERE state = 'open' AND next_attempt_at <= now() AND ${isFirstOfMail('mails')} AND NOT (${waitsForEarlier})
        ORDER BY next_attempt_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
     ), claimed AS (
       SELECT id, id AS first FROM due
       UNION ALL
       SELECT other.id, due.id FROM due JOIN mails AS other ON ${isSameMail('other', 'due')} AND other.id <> due.id
     )
     UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes', last_error = NULL,
       message_id = coalesce(message_id, '<' || claimed.first || '@' || $1 || '>')
     FROM claimed WHERE mails.id = claimed.id AND state = 'open' AND next_attempt_at <= now() RETURNING mails.id`,
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
  const admitted: Letter[] = [];
  for (const letter of await readLetters(deps, ids)) {
    const admission = await admitMail(deps, letter, settings.to.address);
    if (admission === 'admitted') admitted.push(letter);
    else if (admission === 'held') await holdQuestion(deps.db, letter[0]);
    else await suppress(deps, letter, admission);
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
    for (const letter of admitted)
      await recordFailure(deps, letter, { reason, isServerFault: true, delay: delayAfter(letter) });
    return false;
  }
  const timer = setTimeout(() => session.abort(), batchTime);
  try {
    const refused = await sendEach(deps, session, { settings, letters: admitted });
    return refused === 'none' && session.isOpen();
  } finally {
    clearTimeout(timer);
    session.quit();
  }
}

/** Reads mails. Suppresses rows that are no longer true; the mail is sent without their orders. */
async function readLetters(deps: MailerDeps, ids: readonly string[]): Promise<Letter[]> {
  const letters: Letter[] = [];
  const rows = await readMails(deps.db, ids, deps.config.unpaidOrderDays);
  for (const mails of groupBy(rows, ({ messageId }) => messageId).values()) {
    const outdated = mails.filter(({ isOutdated }) => isOutdated);
    const [first, ...others] = mails.filter(({ isOutdated }) => !isOutdated);
    await suppress(deps, outdated, 'outdated');
    if (first) letters.push([first, ...others]);
  }
  return letters;
}

/** Minutes until the next attempt. Undefined: there is none. */
const delayAfter = ([{ attempts }]: Letter): number | undefined => delays[attempts - 1];

type Failed = { letter: Letter; to: Message['to'] } & Extract<Outcome, { isSent: false }>;

/** Sends mails that are still true. Only the end of a batch shows whether the server refuses some of them or the shop. */
async function sendEach(
  deps: MailerDeps,
  session: SmtpSession,
  { settings, letters }: { settings: MailSettings; letters: readonly Letter[] },
): Promise<'all' | 'none'> {
  const failed: Failed[] = [];
  let isAccepted = false;
  for (const claimed of letters) {
    // The others of the batch took their time.
    const [letter] = await readLetters(deps, idsOf(claimed));
    if (letter === undefined) continue;
    const message = await prepare(deps, settings, letter);
    if (message === null) await suppress(deps, letter, 'outdated');
    else if (!session.isOpen()) await release(deps, letter);
    else {
      const outcome = await session.send(message);
      if (!outcome.isSent) failed.push({ letter, to: message.to, ...outcome });
      else {
        isAccepted = true;
        await recordSent(deps, letter);
      }
    }
  }
  const inBatch = failed.filter(({ concerns }) => concerns !== 'server');
  const isRefusingAll = !isAccepted && inBatch.length > 0 && isServerFault(inBatch);
  for (const { letter, to, concerns, isRefused, reason } of failed) {
    const isFaultOfServer = concerns === 'server' || isRefusingAll;
    const delay = isRefused && !isFaultOfServer ? undefined : delayAfter(letter);
    const [{ id, attempts }] = letter;
    deps.log.warn(
      { mail: id, attempts, reason: forLog(reason, settings, to) },
      delay === undefined ? 'a mail failed' : 'a mail was not accepted',
    );
    await recordFailure(deps, letter, { reason, isServerFault: isFaultOfServer, delay });
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
  letter: Letter,
): Promise<Message | null> {
  const [{ id, messageId, to: address }] = letter;
  const content = contentOf(letter, { publicUrl: config.publicUrl, mailImage, now: new Date() });
  if (content === null) return null;
  const to = recipients(content, address, settings);
  if (to.length === 0) return null;
  try {
    const { renderMail } = await import('#ui/mail/render-mail.tsx');
    const replyTo =
      content.kind === 'question' && isDeliverable(content.from.email)
        ? bareMailbox(content.from.email)
        : undefined;
    return { messageId, to, replyTo, ...renderMail(content, config.brand) };
  } catch (error) {
    log.error({ error, mail: id }, 'a mail could not be written');
    return null;
  }
}

function recipients({ kind }: MailContent, to: string | null, settings: MailSettings): readonly Mailbox[] {
  if (kind === 'question' || kind === 'questionDigest') return [settings.to];
  if (kind === 'lowStock') return settings.lowStockTo;
  return to === null ? [] : [bareMailbox(to)];
}

const idsOf = (rows: readonly ReadMail[]) => rows.map(({ id }) => id);

/** A customer who waits for a part that is gone again keeps waiting. */
async function suppress(
  { db }: MailerDeps,
  rows: readonly ReadMail[],
  reason: SuppressedFor | 'outdated',
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `WITH suppressed AS (
       UPDATE mails SET state = 'suppressed', suppressed_for = $2 WHERE id = ANY($1) AND state = 'open'
       RETURNING user_id, data
     )
     INSERT INTO back_in_stock (part_id, user_id)
     SELECT (data ->> 'partId')::uuid, user_id FROM suppressed WHERE $3 ON CONFLICT DO NOTHING`,
    [idsOf(rows), reason, rows.some(({ isOrderable }) => isOrderable === false)],
  );
}

/** Gives back a mail that was not attempted. */
async function release({ db }: MailerDeps, letter: Letter): Promise<void> {
  await db.query(
    `UPDATE mails SET attempts = attempts - 1, next_attempt_at = now() + interval '5 seconds'
      WHERE id = ANY($1) AND state = 'open'`,
    [idsOf(letter)],
  );
}

interface Failure {
  reason: string;
  isServerFault: boolean;
  /** Minutes until the next attempt. Undefined: there is none. */
  delay: number | undefined;
}

async function recordSent({ db }: MailerDeps, letter: Letter): Promise<void> {
  await db.query(
    {
      isPrepared: true,
      text: `UPDATE mails SET state = 'sent', sent_at = now(), last_error = NULL, is_server_fault = NULL
        WHERE id = ANY($1) AND state = 'open'`,
    },
    [idsOf(letter)],
  );
}

async function recordFailure(
  { db }: MailerDeps,
  letter: Letter,
  { reason, isServerFault, delay }: Failure,
): Promise<void> {
  await db.query(
    `UPDATE mails SET state = $2, last_error = $3, is_server_fault = $4,
       next_attempt_at = now() + make_interval(mins => $5)
      WHERE id = ANY($1) AND state = 'open'`,
    [idsOf(letter), delay === undefined ? 'failed' : 'open', reason, isServerFault, delay ?? 0],
  );
}

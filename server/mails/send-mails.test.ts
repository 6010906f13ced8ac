import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { createLog } from '../core/log.ts';
import { newId } from '../core/ids.ts';
import { bareMailbox } from '../core/mailbox.ts';
import { testConfig } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startSmtp, type SmtpAnswer, type SmtpStage } from '../testing/smtp.ts';
import { countStuckMails, listFailedMails, retryMails } from './mail-queue.ts';
import { createMailer } from './send-mails.ts';
import { recordShopMail, setMailing } from './record-mail.ts';
import { smtpTimeouts } from './smtp.ts';

const { db } = await openTestDatabase();
await setMailing(db, true);

interface Settings {
  port: number;
  caFile?: string;
  auth?: { user: string; pass: string };
}

/** Everything that the mailers of this file have logged. */
let logged = '';
const log = createLog({ isProduction: true }, { destination: { write: (line) => (logged += line) } });

/** ms to wait for a server that says nothing. Too short for one that is only busy. */
const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

const mailerFor = ({ port, auth, caFile }: Settings, timeouts = smtpTimeouts) =>
  createMailer(
    {
      ...{ db, log, mailImage: (image: string) => image },
      config: {
        ...testConfig(),
        mail: {
          ...{
            host: '127.0.0.1',
            port,
            isTls: false,
            auth,
            caFile,
            from: { name: 'Norholt', address: 'shop@norholt.test' },
          },
          ...{ replyTo: undefined, to: bareMailbox('desk@norholt.test'), lowStockTo: [] },
        },
      },
    },
    { timeouts },
  );

interface Row {
  state: string;
  attempts: number;
  messageId: string | null;
  error: string | null;
  isServerFault: boolean | null;
  /** Minutes until the next attempt. */
  wait: number;
}

async function rowOf(event: string): Promise<Row | undefined> {
  const { rows } = await db.query<Row>(
    `SELECT state, attempts, message_id AS "messageId", last_error AS error,
       is_server_fault AS "isServerFault", round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS wait
       FROM mails WHERE event = $1`,
    [event],
  );
  return rows[0];
}

const question = {
  kind: 'question',
  from: { name: 'Mara Lindqvist', email: 'mara@norholt.test' },
  about: 'Ventilated brake disc',
  text: 'Does it fit?',
  url: 'http://localhost:3000/?token=secret',
} as const;

async function recordQuestion(): Promise<string> {
  const event = newId();
  await recordShopMail(db, question, event);
  return event;
}

/** Tells a customer that a part is back. */
async function recordToCustomer(name: string): Promise<string> {
  const event = newId();
  await db.query(`INSERT INTO mails (kind, event, to_address, data) VALUES ('backInStock', $1, $2, $3)`, [
    ...[event, `${name}@norholt.test`],
    { name: 'Disc', quantity: 4, minQuantity: 1, number: null },
  ]);
  return event;
}

const makeDue = (event: string) =>
  db.query('UPDATE mails SET next_attempt_at = now() WHERE event = $1', [event]);

const at = (stage: SmtpStage, answer: SmtpAnswer) => (reached: SmtpStage) =>
  reached === stage ? answer : undefined;

/** What the server does, and what becomes of the mail. */
const outcomes: Array<[string, (stage: SmtpStage) => SmtpAnswer | undefined, Partial<Row>]> = [
  ['accepts it', () => undefined, { state: 'sent', error: null }],
  [
    'answers 451 to the recipient',
    at('recipient', '451 later'),
    { state: 'open', wait: 1, error: '451 later' },
  ],
  [
    'answers 550 to the recipient',
    at('recipient', '550 <desk@norholt.test> unknown'),
    { state: 'failed', error: '550 <desk@norholt.test> unknown' },
  ],
  ['answers 554 to the mail', at('mail', '554 no'), { state: 'failed', error: '554 no' }],
  ['answers 452 to the mail', at('mail', '452 full'), { state: 'open', wait: 1, error: '452 full' }],
  ['answers 550 to the sender', at('sender', '550 no'), { state: 'open', wait: 1, error: '550 no' }],
  // Faults of the session, which would lose every mail.
  [
    'refuses to relay with an enhanced code',
    at('recipient', '554 5.7.1 <desk@norholt.test>: Relay access denied'),
    { state: 'open', wait: 1, isServerFault: true },
  ],
  [
    'refuses to relay without one',
    at('recipient', '550 relay not permitted'),
    { state: 'open', wait: 1, isServerFault: true },
  ],
  [
    'asks for a login at the recipient',
    at('recipient', '530 Authentication required'),
    { state: 'open', wait: 1, isServerFault: true },
  ],
  [
    'refuses the sender after the mail',
    at('mail', '550 5.7.60 Client does not have permissions to send as this sender'),
    { state: 'open', wait: 1, isServerFault: true },
  ],
  [
    'refuses the sender for ever',
    at('sender', '550 5.7.1 Sender rejected'),
    { state: 'open', wait: 1, isServerFault: true },
  ],
  [
    'does not know the mailbox',
    at('recipient', '550 5.1.1 No such user'),
    { state: 'failed', isServerFault: false },
  ],
  ['drops it before its answer', at('mail', 'drop'), { state: 'open', wait: 1 }],
  ['stalls before its answer', at('mail', 'stall'), { state: 'open', wait: 1 }],
  ['stalls before its greeting', at('connection', 'stall'), { state: 'open', wait: 1 }],
  ['refuses the connection', at('connection', '554 no'), { state: 'open', wait: 1, error: '554 no' }],
];

describe('a mail server that', () => {
  test.each(outcomes)('%s', async (name, answer, expected) => {
    const smtp = await startSmtp(answer);
    const event = await recordQuestion();
    await mailerFor(smtp, name.startsWith('stalls') ? impatient : smtpTimeouts).run();

    const row = await rowOf(event);
    expect(row).toMatchObject({ ...expected, attempts: 1 });
    if (row?.state !== 'open') return;

    // A retry has the same Message-ID.
    const other = await startSmtp();
    await makeDue(event);
    await mailerFor(other).run();
    expect(await rowOf(event)).toMatchObject({ state: 'sent', attempts: 2, messageId: row.messageId });
    expect(other.received.map(({ messageId }) => messageId)).toEqual([row.messageId]);
  });

  test('refuses every recipient of a batch loses no mail, and the next run of a server that accepts them sends all', async () => {
    const events = await Promise.all(['one', 'two', 'three'].map(recordToCustomer));
    await mailerFor(await startSmtp(at('recipient', '550 no'))).run();
    for (const event of events)
      expect(await rowOf(event)).toMatchObject({ state: 'open', isServerFault: true });
    expect(await countStuckMails(db)).toContainEqual({
      state: 'failed',
      cause: 'server',
      recipients: 0,
      reason: null,
    });

    await Promise.all(events.map(makeDue));
    await mailerFor(await startSmtp()).run();
    for (const event of events)
      expect(await rowOf(event)).toMatchObject({ state: 'sent', isServerFault: null });
  });

  test('refuses one recipient of a batch for its policy loses only that mail', async () => {
    const events = await Promise.all(['four', 'five'].map(recordToCustomer));
    let recipients = 0;
    const answer = (stage: SmtpStage) =>
      stage === 'recipient' && ++recipients === 1 ? ('550 5.7.1 Blocked' as const) : undefined;
    await mailerFor(await startSmtp(answer)).run();
    const rows = await Promise.all(events.map(rowOf));
    expect(rows.map((row) => row?.state).sort()).toEqual(['failed', 'sent']);
  });

  test('has a certificate of a private authority is trusted by MAIL_CA_FILE only', async () => {
    const folder = tempFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const subject = '-subj /CN=mail -addext subjectAltName=IP:127.0.0.1';
    const create = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes ${subject}`;
    execFileSync('openssl', [...create.split(' '), '-out', cert, '-keyout', key], { stdio: 'ignore' });
    const smtp = await startSmtp(undefined, {
      tls: { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') },
    });
    const auth = { user: 'shop', pass: 'word' };
    const event = await recordQuestion();
    await mailerFor({ ...smtp, auth }).run();
    expect(await rowOf(event)).toMatchObject({
      state: 'open',
      error: expect.stringContaining('MAIL_CA_FILE'),
      isServerFault: true,
    });

    await makeDue(event);
    await mailerFor({ ...smtp, auth, caFile: cert }).run();
    expect(await rowOf(event)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('offers no TLS gets no password', async () => {
    const smtp = await startSmtp();
    const event = await recordQuestion();
    await mailerFor({ ...smtp, auth: { user: 'shop', pass: 'word' } }).run();

    expect(await rowOf(event)).toMatchObject({ state: 'open', attempts: 1, wait: 1 });
    expect(smtp.stages).toEqual(['connection']);
    await db.query('DELETE FROM mails WHERE event = $1', [event]);
  });
});

test('gives up after the last of eight attempts', async () => {
  const smtp = await startSmtp(at('recipient', '451 later'));
  const event = await recordQuestion();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    await makeDue(event);
    await mailerFor(smtp).run();
    const row = (await rowOf(event)) ?? expect.unreachable();
    if (row.state === 'open') waits.push(row.wait);
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440]);
  expect(await rowOf(event)).toMatchObject({ state: 'failed', attempts: 8 });
});

test('sends twenty mails through one connection, and the others of a lost one soon', async () => {
  let mails = 0;
  const smtp = await startSmtp((stage) => (stage === 'mail' && ++mails === 3 ? 'drop' : undefined));
  const events = await Promise.all(Array.from({ length: 5 }, recordQuestion));
  await mailerFor(smtp).run();

  const rows = await Promise.all(events.map(rowOf));
  expect(smtp.stages.filter((stage) => stage === 'connection')).toHaveLength(1);
  expect(rows.map((row) => row?.state).sort()).toEqual(['open', 'open', 'open', 'sent', 'sent']);
  expect(rows.map((row) => row?.attempts).sort()).toEqual([0, 0, 1, 1, 1]);
  await db.query(`DELETE FROM mails WHERE state = 'open'`);
});

test('two processes never send one mail', async () => {
  const smtp = await startSmtp();
  const events = await Promise.all(Array.from({ length: 60 }, recordQuestion));
  await Promise.all([mailerFor(smtp).run(), mailerFor(smtp).run()]);

  const ids = smtp.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(events.length);
  expect(ids).toHaveLength(events.length);
});

test('has the headers of an automatic mail, and the address to answer to', async () => {
  const smtp = await startSmtp();
  const event = await recordQuestion();
  await mailerFor(smtp).run();

  const { source, to } = smtp.received[0] ?? expect.unreachable();
  const { rows } = await db.query<{ id: string }>('SELECT id FROM mails WHERE event = $1', [event]);
  expect(to).toBe('desk@norholt.test');
  expect(source).toContain(`Message-ID: <${rows[0]?.id}@localhost>`);
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('X-Auto-Response-Suppress: All');
  expect(source).toContain('Reply-To: mara@norholt.test');
});

test('one full mailbox is one recipient, and a mail server that is down is another cause', async () => {
  await db.query('TRUNCATE mails');
  await Promise.all(['full', 'full', 'full'].map(recordToCustomer));
  await recordQuestion();
  await db.query(
    `UPDATE mails SET created_at = now() - interval '16 minutes', attempts = 1, is_server_fault = false`,
  );
  const [held, neverTried] = [await recordQuestion(), await recordQuestion()];
  await db.query(
    `UPDATE mails SET created_at = now() - interval '16 minutes', held_at = now() WHERE event = $1`,
    [held],
  );
  const counts = async () =>
    (await countStuckMails(db))
      .filter(({ recipients }) => recipients > 0)
      .map(({ cause, recipients }) => [cause, recipients]);
  expect(await counts()).toEqual([['recipient', 2]]);
  await db.query(`UPDATE mails SET created_at = now() - interval '16 minutes' WHERE event = $1`, [
    neverTried,
  ]);
  expect(await counts()).toEqual(
    expect.arrayContaining([
      ['recipient', 2],
      ['server', 1],
    ]),
  );
});

test('failed mails are listed and sent again with their Message-ID, but not those that are not true any more', async () => {
  await db.query('TRUNCATE mails');
  const event = await recordToCustomer('gone');
  await mailerFor(await startSmtp(at('recipient', '550 5.1.1 No such user'))).run();
  const before = await rowOf(event);
  for (const day of ['2026-11-28', '2026-11-29']) {
    await recordShopMail(db, { kind: 'lowStock', parts: [], url: 'http://localhost' }, day);
    await db.query(`UPDATE mails SET state = 'failed' WHERE event = $1`, [day]);
  }
  const [lowStock, ...others] = await listFailedMails(db);
  expect(lowStock).toMatchObject({ kind: 'lowStock', order: null });
  expect(others).toMatchObject([{ kind: 'backInStock', attempts: 1, reason: '550 5.1.1 No such user' }]);

  expect(await retryMails(db, others[0]?.id ?? '', { userId: null, call: 'test' })).toBe(1);
  expect(await retryMails(db, 'nothing', { userId: null, call: 'test' })).toBe(0);
  const smtp = await startSmtp();
  await mailerFor(smtp).run();
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([before?.messageId]);
  expect(await retryMails(db, 'all', { userId: null, call: 'test' })).toBe(1);
});

test('logs name the answer, but no address, password and link', () => {
  expect(logged).toContain('a mail failed');
  expect(logged).toContain('550 <…> unknown');
  expect(logged).toContain('Relay access denied');
  expect(logged).toContain('the mail server cannot be used');
  expect(logged).not.toMatch(/@norholt\.test|https?:|token=/);
});

import { describe, expect, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { newId } from '../core/ids.ts';
import { bareMailbox } from '../core/mailbox.ts';
import { testConfig } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startSmtp, type SmtpAnswer, type SmtpStage } from '../testing/smtp.ts';
import { createMailer } from './send-mails.ts';
import { recordShopMail, setMailing } from './record-mail.ts';
import { smtpTimeouts } from './smtp.ts';

const { db } = await openTestDatabase();
await setMailing(db, true);

interface Settings {
  port: number;
  auth?: { user: string; pass: string };
}

/** Everything that the mailers of this file have logged. */
let logged = '';
const log = createLog({ isProduction: true }, { destination: { write: (line) => (logged += line) } });

/** ms to wait for a server that says nothing. Too short for one that is only busy. */
const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

const mailerFor = ({ port, auth }: Settings, timeouts = smtpTimeouts) =>
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
  /** Minutes until the next attempt. */
  wait: number;
}

async function rowOf(event: string): Promise<Row | undefined> {
  const { rows } = await db.query<Row>(
    `SELECT state, attempts, message_id AS "messageId", last_error AS error,
       round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS wait
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

test('logs contain no address and no link', () => {
  expect(logged).toContain('a mail failed');
  expect(logged).toContain('the mail server cannot be used');
  expect(logged).not.toMatch(/@norholt\.test|https?:|token=/);
});

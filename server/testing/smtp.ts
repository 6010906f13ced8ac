import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Where in the sending of a mail a server responds. */
export type SmtpStage = 'connection' | 'login' | 'sender' | 'recipient' | 'mail';

/** What the server does: respond, such as `451 later`; drop the connection; or say nothing any more. */
export type SmtpAnswer = `${number} ${string}` | 'drop' | 'stall';

interface Received {
  messageId: string;
  to: string;
  source: string;
}

interface SmtpOptions {
  /** A certificate and its key, in PEM, for STARTTLS. */
  tls?: { cert: string; key: string };
}

/** Starts an SMTP server that accepts every mail, unless `answer` has another answer at a stage. */
export async function startSmtp(
  answer: (stage: SmtpStage) => SmtpAnswer | undefined = () => undefined,
  { tls }: SmtpOptions = {},
) {
  const received: Received[] = [];
  const stages: SmtpStage[] = [];
  const sockets = new Map<number, Socket>();

  function respond(stage: SmtpStage, session: SMTPServerSession, done: (error?: Error) => void): void {
    stages.push(stage);
    const given = answer(stage);
    if (given === 'stall') return;
    if (given === 'drop') return void sockets.get(session.remotePort)?.destroy();
    if (given === undefined) return done();
    done(Object.assign(new Error(given.slice(4)), { responseCode: Number(given.slice(0, 3)) }));
  }

  const server = new SMTPServer({
    ...{
      ...tls,
      disabledCommands: tls === undefined ? ['STARTTLS'] : [],
      authOptional: true,
      allowInsecureAuth: true,
    },
    ...{ disableReverseLookup: true, closeTimeout: 0 },
    onConnect: (session, done) => respond('connection', session, done),
    onAuth: (_auth, session, done) => respond('login', session, (error) => done(error, { user: 'shop' })),
    onMailFrom: (_address, session, done) => respond('sender', session, done),
    onRcptTo: (_address, session, done) => respond('recipient', session, done),
    onData(stream, session, done) {
      text(stream).then((source) => {
        const [, messageId = ''] = /^Message-ID: (.*)\r$/im.exec(source) ?? [];
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ messageId, to, source });
        respond('mail', session, done);
      }, done);
    },
  });
  // Of a connection that its client has dropped.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const stop = () => {
    for (const socket of sockets.values()) socket.destroy();
    server.close();
  };
  afterAll(stop);
  return { port: address.port, received, stages, stop };
}

import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ParsedMail } from './parse-mail.ts';

/** A mail that the shop has sent. */
export interface ShopMail extends ParsedMail {
  id: string;
  to: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
}

/** Accepts mails by SMTP on this machine, from anybody and to anybody. */
export async function receiveMails(port: number, onMail: (mail: ShopMail) => void) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      buffer(stream).then((source) => {
        const to = envelope.rcptTo.map(({ address }) => address).join(', ');
        onMail({ id: crypto.randomUUID(), to, sentAt: Date.now(), ...parseMail(source) });
        done();
      }, done);
    },
  });
  // Of a connection that its client has dropped.
  server.on('error', () => undefined);
  const listening = once(server.server, 'listening');
  server.listen(port, 'localhost');
  await listening;
  return { stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

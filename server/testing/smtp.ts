import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** What the server does with a line: responds, or drops the connection, or says nothing any more. */
export type SmtpAnswer = string | 'drop' | 'stall';

interface Received {
  messageId: string;
  to: string;
  source: string;
  /** Whether the client ended the connection properly afterwards. */
  hasQuit: boolean;
}

/**
 * Starts an SMTP server that accepts every mail, unless `answer` has another answer to a line: a command, `GREETING`, or
 * `.` at the end of a mail.
 */
export async function startSmtp(answer: (line: string) => SmtpAnswer | undefined = () => undefined) {
  const received: Received[] = [];
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const own: Received[] = [];
    let data: string | null = null;
    let to = '';
    let rest = '';
    let isSilent = false;
    const respond = (line: string, standard: string): boolean => {
      lines.push(line);
      const text = answer(line) ?? standard;
      if (text === 'drop') socket.destroy();
      else if (text === 'stall') isSilent = true;
      else if (!isSilent) socket.write(`${text}\r\n`);
      return text === standard;
    };
    const readLine = (line: string): void => {
      if (data !== null) {
        if (line !== '.') {
          data += `${line}\n`;
          return;
        }
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(data) ?? [];
        const mail = { messageId, to, source: data, hasQuit: false };
        own.push(mail);
        received.push(mail);
        data = null;
        respond('.', '250 accepted');
        return;
      }
      const [verb = ''] = line.toUpperCase().split(' ');
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'QUIT') for (const mail of own) mail.hasQuit = true;
      const isAccepted = respond(line, verb === 'DATA' ? '354 go on' : '250 fine');
      if (verb === 'DATA' && isAccepted) data = '';
    };
    respond('GREETING', '220 test');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) readLine(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  afterAll(stop);
  return { port: address.port, received, lines, stop };
}

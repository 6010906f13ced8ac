import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * Starts a TCP proxy in front of a database. Returns its URL and functions that break its connections in the ways of a
 * network. `heal` ends what is going on.
 */
export async function startTcpProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const databaseAddress = { host: target.hostname, port: Number(target.port) };
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let delay = 0;

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      if (!isSilent) to.destroy();
    });
    from.on('data', (chunk) => {
      if (isSilent) return;
      if (delay === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delay);
    });
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isCut) return void client.resetAndDestroy();
    const upstream = connect({ ...databaseAddress, allowHalfOpen: true });
    forward(client, upstream);
    forward(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  afterAll(() => {
    server.close();
    breakAll();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  target.hostname = '127.0.0.1';
  target.port = String(address.port);

  return {
    url: target.href,
    /** Closes all connections and refuses new ones. */
    cut() {
      isCut = true;
      breakAll();
    },
    /** Keeps all connections open, also new ones, and loses what they carry, like a cable that was unplugged. */
    silence() {
      isSilent = true;
    },
    /** Ends one direction of each connection, in turn the one to the database and the one from it. */
    halfClose() {
      [...sockets]
        .filter((_, index) => index % 2 === Math.floor(index / 2) % 2)
        .forEach((socket) => socket.end());
    },
    /** Delays everything that is sent, in both directions together by `ms`. */
    slow(ms: number) {
      delay = ms / 2;
    },
    /** Forwards again. Connections that lost data are closed. */
    heal() {
      if (isSilent) breakAll();
      isCut = isSilent = false;
      delay = 0;
    },
  };
}

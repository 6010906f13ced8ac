import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { Agent, get } from 'node:https';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { deadlines, http2Limits } from '#server/core/limits.ts';
import type { AppEnv } from '#server/core/env.ts';
import { createTlsServer } from '#server/http/create-server.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { figure } from '../shop/seeded.ts';

const folder = tempFolder();
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
const create = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost';
execFileSync('openssl', [...create.split(' '), '-out', files.cert, '-keyout', files.key], {
  stdio: 'ignore',
});
const cert = readFileSync(files.cert);

/** A page as large as a long list. Each response has bytes of its own. */
const size = 200_000;
let running = 0;
let mostRunning = 0;
const app = new Hono<AppEnv>()
  .get('/page', async (c) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return c.body(Buffer.alloc(size));
  })
  .get('/', (c) => c.text('ok'))
  .post('/', async (c) => c.text(await c.req.text()));

/** Of the production deadlines. */
const share = figure(1, 0.1);
const timeouts = {
  headers: deadlines.headers * share,
  request: deadlines.request * share,
  keepAlive: deadlines.keepAlive * share,
  connectionCheck: deadlines.connectionCheck * share,
  stalled: deadlines.stalled * share,
};
const server = createTlsServer(app, { cert, key: readFileSync(files.key) }, { timeouts });
const connections = promisify(server.getConnections.bind(server));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
const origin = `https://localhost:${port}`;
const tls = { ca: cert, servername: 'localhost', host: '127.0.0.1', port };
afterAll(() => server.close());

const opened: Array<{ destroy(): unknown }> = [];
afterAll(() => opened.forEach((one) => one.destroy()));

function session(settings: { initialWindowSize?: number } = {}): ClientHttp2Session {
  const client = connectHttp2(origin, { ...tls, settings }).on('error', () => undefined);
  opened.push(client);
  return client;
}

function ask(client: ClientHttp2Session, path: string) {
  return client.request({ ':path': path }).on('error', () => undefined);
}

async function readAll(client: ClientHttp2Session, path: string): Promise<number> {
  const stream = ask(client, path);
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
  await once(stream, 'end');
  return bytes;
}

const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const type = { headers: 1, rst: 3, settings: 4, ping: 6, continuation: 9 };

function frame(kind: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(kind, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** `:method GET`, `:scheme https`, `:path /`, of the static table. */
const fields = Buffer.from([0x82, 0x87, 0x84]);

/** A connection that sends frames as they are written here. It reads nothing, unless `reads`. */
async function raw({ reads = true } = {}): Promise<TLSSocket> {
  const socket = connect({ ...tls, ALPNProtocols: ['h2'] }).on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'secureConnect');
  if (reads) socket.resume();
  socket.write(preface);
  socket.write(frame(type.settings, 0, 0));
  return socket;
}

const settled = () => expect.poll(connections).toBe(0);

/** Sends `bytes` again and again until the connection is closed. */
async function drip(socket: TLSSocket, bytes: Buffer): Promise<void> {
  const timer = setInterval(() => socket.writable && socket.write(bytes), timeouts.connectionCheck);
  await once(socket, 'close');
  clearInterval(timer);
}

describe('A10: an HTTP/2 connection is closed', () => {
  test('that opens no stream', async () => {
    await raw();
    await settled();
  });

  test('that never ends its headers, but goes on sending pings', async () => {
    const socket = await raw();
    socket.write(frame(type.headers, 1, 1, fields));
    await drip(socket, frame(type.settings, 0, 0));
  });

  test('that sends pings and no request', async () => {
    await drip(await raw(), frame(type.ping, 0, 0, Buffer.alloc(8)));
  });

  test('that has nothing to do after a request', async () => {
    const client = session();
    expect(await readAll(client, '/page')).toBe(size);
    await once(client, 'close');
  });

  test('whose body arrives byte by byte', async () => {
    const client = session();
    const stream = client.request({ ':method': 'POST', ':path': '/' }).on('error', () => undefined);
    const timer = setInterval(() => stream.writable && stream.write('x'), timeouts.connectionCheck);
    await once(client, 'close');
    clearInterval(timer);
  });

  test('whose response nobody reads, although it sends pings', async () => {
    const client = session({ initialWindowSize: 0 });
    ask(client, '/page');
    const timer = setInterval(
      () => client.destroyed || client.ping(() => undefined),
      timeouts.connectionCheck,
    );
    await once(client, 'close');
    clearInterval(timer);
  });

  test.each([
    ['pings', () => frame(type.ping, 0, 0, Buffer.alloc(8))],
    ['settings', () => frame(type.settings, 0, 0, Buffer.from([0, 3, 0, 0, 0, 100]))],
    [
      'headers without an end',
      (index: number) => frame(index === 0 ? type.headers : type.continuation, 0, 1, fields),
    ],
    [
      'requests that it takes back',
      (index: number) =>
        Buffer.concat([
          frame(type.headers, 5, 2 * index + 1, fields),
          frame(type.rst, 0, 2 * index + 1, Buffer.from([0, 0, 0, 8])),
        ]),
    ],
  ])('that floods the server with %s', async (_what, at) => {
    const socket = await raw({ reads: false });
    const before = process.memoryUsage().rss;
    const closed = once(socket, 'close');
    for (let index = 0; index < 20_000 && socket.writable; index += 1) socket.write(at(index));
    socket.resume();
    await closed;
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });
});

test('A10: connections over TLS have the deadlines of HTTP/1.1, too', async () => {
  const socket = connect(tls).on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'secureConnect');
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await drip(socket, Buffer.from('x'));
  const agent = new Agent({ ...tls, keepAlive: true });
  const [response]: unknown[] = await once(get({ ...tls, path: '/', agent }), 'response');
  expect(response).toMatchObject({ statusCode: 200 });
  agent.destroy();
  await settled();
});

test('A10: a connection has 100 streams and answers eight at a time, and all in the end', async () => {
  mostRunning = 0;
  const client = session();
  await once(client, 'remoteSettings');
  expect(client.remoteSettings).toMatchObject({ maxConcurrentStreams: http2Limits.streams });
  const sizes = await Promise.all(Array.from({ length: 100 }, () => readAll(client, '/page')));
  expect(new Set(sizes)).toEqual(new Set([size]));
  expect(mostRunning).toBeLessThanOrEqual(http2Limits.responses);
  client.close();
});

test('A10: a response that somebody reads slowly arrives, however long it takes', async () => {
  const client = session({ initialWindowSize: 16_384 });
  const stream = ask(client, '/page');
  const startedAt = Date.now();
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    // The slow reader itself.
    await new Promise((resolve) => setTimeout(resolve, timeouts.request / 4));
  }
  expect(bytes).toBe(size);
  expect(Date.now() - startedAt).toBeGreaterThan(timeouts.request);
  client.close();
}, 60_000);

test('A10: 60 connections that read nothing cost little memory', async () => {
  const before = process.memoryUsage().rss;
  const clients = Array.from({ length: 60 }, () => session({ initialWindowSize: 0 }));
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
  await Promise.all(
    clients.map((client) => {
      client.once('remoteSettings', () => {
        for (let index = 0; index < 100; index += 1) ask(client, '/page');
      });
      return new Promise((resolve) => client.once('close', resolve));
    }),
  );
  await settled();
  clearInterval(watch);
  expect(most).toBeLessThan(200e6);
  expect(await readAll(session(), '/page')).toBe(size);
}, 60_000);

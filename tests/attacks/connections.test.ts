import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { deadlines } from '#server/core/limits.ts';
import { createServer } from '#server/http/create-server.ts';
import { testDeps } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { figure } from '../shop/seeded.ts';

const dataDir = tempFolder();
const { db } = await openTestDatabase();
const app = createApp(testDeps(db, { config: { dataDir, rateLimitScale: 1 } }));

// Larger than the kernel's socket buffers.
const picture = `${'0'.repeat(32)}-1200.webp`;
await mkdir(join(dataDir, 'uploads'));
await writeFile(join(dataDir, 'uploads', picture), Buffer.alloc(8_000_000));

/** Of the production deadlines. */
const share = figure(1, 0.1);
const scaled = (ms: number) => ms * share;
const server = createServer(app, {
  headers: scaled(deadlines.headers),
  request: scaled(deadlines.request),
  keepAlive: scaled(deadlines.keepAlive),
  connectionCheck: scaled(deadlines.connectionCheck),
  stalled: scaled(deadlines.stalled),
});
let accepted = 0;
server.on('connection', () => (accepted += 1));
const connections = promisify(server.getConnections.bind(server));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
afterAll(async () => {
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
});

function open(firstBytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write(firstBytes);
  return socket;
}

test('400 connections that read or write too slowly are closed within a minute', async () => {
  const readers = Array.from({ length: 20 }, () =>
    open(`GET /uploads/${picture} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  );
  const writers = Array.from({ length: 190 }, () => open('GET / HTTP/1.1\r\nHost: localhost\r\n'));
  const uploaders = Array.from({ length: 190 }, () =>
    open(
      'POST /api/review HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n',
    ),
  );
  const slow = [...writers, ...uploaders];
  const drip = setInterval(
    () => slow.forEach((socket) => socket.writable && socket.write('x')),
    scaled(3_000),
  );
  try {
    await expect.poll(() => accepted).toBe(400);
    await expect.poll(connections, { timeout: 55_000 }).toBe(0);
  } finally {
    clearInterval(drip);
    for (const socket of [...readers, ...slow]) socket.destroy();
  }
}, 80_000);

test('a server has the deadlines of production and accepts 2,000 connections at a time', async () => {
  expect(createServer(app)).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    timeout: 16_000,
    maxConnections: 2_000,
  });
  const sockets = Array.from({ length: 2_100 }, () => open(''));
  try {
    const closed = () => sockets.filter(({ closed, readableEnded }) => closed || readableEnded).length;
    for (const socket of sockets) socket.resume();
    await expect.poll(closed).toBeGreaterThanOrEqual(100);
    expect(await connections()).toBeLessThanOrEqual(2_000);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
  await expect.poll(health, { timeout: 5_000 }).toBe(200);
});

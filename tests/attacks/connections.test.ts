import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../shop/open-shop.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'norholt-connections-'));
afterAll(() => rm(dataDir, { recursive: true }));
const shop = await openShop({ processes: 1, rateLimitScale: 1, environment: { DATA_DIR: dataDir } });
const port = Number(new URL(shop.origins[0] ?? '').port);

// Larger than the kernel's socket buffers.
const picture = `${'0'.repeat(32)}-1200.webp`;
await mkdir(join(dataDir, 'uploads'));
await writeFile(join(dataDir, 'uploads', picture), Buffer.alloc(8_000_000));

/** Counts the server's established connections. */
async function established(): Promise<number> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
  return lines.filter(([, address = '', , state]) => address.endsWith(local) && state === '01').length;
}

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
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 3_000);
  try {
    await expect.poll(established, { timeout: 5_000 }).toBeGreaterThanOrEqual(390);
    await expect.poll(established, { timeout: 55_000, interval: 500 }).toBe(0);
  } finally {
    clearInterval(drip);
    for (const socket of [...readers, ...slow]) socket.destroy();
  }
}, 80_000);

test('a process accepts 2,000 connections at a time', async () => {
  const sockets = Array.from({ length: 2_100 }, () => open(''));
  try {
    const closed = () => sockets.filter(({ closed, readableEnded }) => closed || readableEnded).length;
    for (const socket of sockets) socket.resume();
    await expect.poll(closed, { timeout: 20_000 }).toBeGreaterThanOrEqual(100);
    expect(await established()).toBeLessThanOrEqual(2_000);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
  await expect.poll(health, { timeout: 5_000 }).toBe(200);
}, 30_000);

import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { lockDataFolder } from '#server/db/embedded/folder-lock.ts';
import { ensurePortsFree, tokenSecret } from './checks.ts';

const folder = () => tempFolder(onTestFinished);

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return { server, port, ports: { shop: port, auth: port, stripe: port, smtp: port } };
}

const lock = (dataDir: string) => lockDataFolder(dataDir, 'start.lock');

test('creates the data folder', async () => {
  const dataDir = path.join(folder(), 'deep', 'data');

  await lock(dataDir);

  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test('reports an unusable data folder, with a solution', async () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');

  for (const dataDir of [file, path.join(file, 'data'), '/proc/data']) {
    await expect(lock(dataDir)).rejects.toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be written: .*Set DATA_DIR to a writable folder\\.$`),
    );
  }
});

// Root can write everywhere.
test.skipIf(process.getuid?.() === 0)('rejects a folder without write permission', async () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o500);

  await expect(lock(dataDir)).rejects.toThrow('permission denied');
});

test('locks the data folder for one start and detects a killed one', async () => {
  const dataDir = folder();
  const first = await lock(dataDir);

  expect(first.wasAbandoned).toBe(false);
  await expect(lock(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);

  first.release();
  // A lock of a process that does not exist, as after kill -9.
  writeFileSync(path.join(dataDir, 'start.lock'), '4194999 1\n');
  expect((await lock(dataDir)).wasAbandoned).toBe(true);
});

test('reports a port in use with its variable and a solution', async () => {
  const { port, ports } = await takePort();

  await expect(ensurePortsFree(ports, false)).rejects.toThrow(
    `Port ${port} is in use. Stop the process that uses it, or set PORT to a free port: PORT=${port + 1} npm start`,
  );
});

test('waits for the child processes of a killed start to release their ports', async () => {
  const { server, ports } = await takePort();

  const free = ensurePortsFree(ports, true);
  server.close();

  await expect(free).resolves.toBeUndefined();
});

test('creates a long, private token secret once', () => {
  const dataDir = folder();

  const secret = tokenSecret(dataDir);

  expect(tokenSecret(dataDir)).toBe(secret);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(path.join(dataDir, 'token-secret'), 'utf8')).toBe(secret);
  expect(statSync(path.join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

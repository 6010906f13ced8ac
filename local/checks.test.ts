import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { ensurePortsFree, ensureWritable, lockDataDir, tokenSecret } from './checks.ts';

const folder = () => tempFolder(onTestFinished);

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return { server, port, ports: { shop: port, auth: port, stripe: port } };
}

test('creates the data folder', () => {
  const dataDir = path.join(folder(), 'deep', 'data');

  ensureWritable(dataDir);

  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test('reports an unusable data folder, with a solution', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');

  for (const dataDir of [file, path.join(file, 'data'), '/proc/data']) {
    expect(() => ensureWritable(dataDir)).toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be written: .*Set DATA_DIR to a writable folder\\.$`),
    );
  }
});

// Root can write everywhere.
test.skipIf(process.getuid?.() === 0)('rejects a folder without write permission', () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o500);

  expect(() => ensureWritable(dataDir)).toThrow('has no write permission');
});

test('locks the data folder for one start and detects a killed one', async () => {
  const dataDir = folder();
  const first = await lockDataDir(dataDir);

  expect(first.wasAbandoned).toBe(false);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);

  first.release();
  // A lock of a process that does not exist, as after kill -9.
  writeFileSync(path.join(dataDir, 'start.lock'), '4194999 1\n');
  expect((await lockDataDir(dataDir)).wasAbandoned).toBe(true);
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

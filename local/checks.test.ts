import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ensurePortsFree, ensureWritable, holdDataDir, tokenSecret } from './checks.ts';

const cleanups: Array<() => unknown> = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'norholt-local-'));
  cleanups.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function listenOn(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a data folder is made when it is not there', () => {
  const dataDir = path.join(folder(), 'deep', 'data');

  ensureWritable(dataDir);

  expect(statSync(dataDir).isDirectory()).toBe(true);
});

test('a data folder that cannot be one is named, with the way out', () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');

  for (const dataDir of [file, path.join(file, 'data'), '/proc/data']) {
    expect(() => ensureWritable(dataDir)).toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be written: .*Set DATA_DIR to a folder that can\\.$`),
    );
  }
});

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)('a folder without the right to write is refused', () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o500);

  expect(() => ensureWritable(dataDir)).toThrow('may not write there');
});

test('a data folder is held by one start at a time, and told apart from one that was killed', async () => {
  const dataDir = folder();
  const first = await holdDataDir(dataDir);

  expect(first.wasAbandoned).toBe(false);
  await expect(holdDataDir(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);

  first.release();
  // A process id that no process has: what kill -9 leaves behind.
  writeFileSync(path.join(dataDir, 'start.lock'), '4194999 1\n');
  expect((await holdDataDir(dataDir)).wasAbandoned).toBe(true);
});

test('a port in use is named with its variable and another way to start', async () => {
  const taken = await listenOn('127.0.0.1');

  await expect(ensurePortsFree({ shop: taken, auth: taken, stripe: taken }, false)).rejects.toThrow(
    `Port ${taken} is in use. Stop what listens there, or set PORT to a free one: PORT=${taken + 1} npm start`,
  );
});

test('the children of a start that was killed are given time to let go of their ports', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;

  const free = ensurePortsFree({ shop: port, auth: port, stripe: port }, true);
  server.close();

  await expect(free).resolves.toBeUndefined();
});

test('the secret of the tokens is made once, long, and for its owner alone', () => {
  const dataDir = folder();

  const secret = tokenSecret(dataDir);

  expect(tokenSecret(dataDir)).toBe(secret);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(path.join(dataDir, 'token-secret'), 'utf8')).toBe(secret);
  expect(statSync(path.join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

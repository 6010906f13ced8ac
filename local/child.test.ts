import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '#server/core/free-port.ts';
import { isAlive } from '#server/db/embedded/processes.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { startChild, untilResponding } from './child.ts';

// Each test starts a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const home = tempFolder();
let programs = 0;

/** Starts a program that prints "up" with its id. */
function start(source: string, stopWithinMs = 5_000) {
  const program = path.join(home, `${++programs}.mjs`);
  writeFileSync(program, `${source} console.log('up ' + process.pid); setInterval(() => {}, 1000);`);
  let pid: number | undefined;
  const child = startChild({
    program,
    env: process.env,
    onLine: (line) => {
      if (line.startsWith('up ')) pid = Number(line.slice(3));
    },
    stopWithinMs,
  });
  const untilUp = () => vi.waitFor(() => pid ?? expect.unreachable(), { timeout: 60_000, interval: 5 });
  return { child, untilUp };
}

test('reports an exit with the code and the last error', async () => {
  const { child, untilUp } = start(`process.on('SIGUSR2', () => { throw new Error('no more room'); });`);
  process.kill(await untilUp(), 'SIGUSR2');

  expect(await child.exited).toEqual({ code: 1, cause: 'exit code 1: Error: no more room' });
});

test('fails to start a process that exits, with its error', async () => {
  const { child } = start(`console.error('PORT must be a number'); process.exit(1);`);

  await expect(untilResponding('The server', child, ['http://127.0.0.1:1/'])).rejects.toThrow(
    'The server exited: exit code 1: PORT must be a number',
  );
});

test('waits while the process lives', async () => {
  const { child, untilUp } = start('');
  await untilUp();
  const server = createServer((_, response) => response.end());
  const port = await freePort();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const responding = untilResponding('The server', child, [`http://127.0.0.1:${port}/`]);
  vi.setSystemTime(Date.now() + 3_600_000);
  server.listen(port, '127.0.0.1');
  await responding;
  vi.useRealTimers();
  server.close();
  await child.stop();
});

test('kills a process that ignores SIGTERM', async () => {
  const { child, untilUp } = start(`process.on('SIGTERM', () => {});`, 300);
  const pid = await untilUp();

  await child.stop();

  expect(isAlive(pid)).toBe(false);
  expect((await child.exited).cause).toBe('killed by SIGKILL');
});

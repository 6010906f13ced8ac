import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { startChild } from './child.ts';
import { isAlive } from '#server/db/embedded/processes.ts';
import { SupervisedProcess } from './supervised-process.ts';

// Each test starts several processes, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const home = tempFolder();
let scripts = 0;

/** Supervises a real process, which is healthy when it has printed "up". */
function supervise(source: string, stopWithinMs = 5_000) {
  const script = path.join(home, `${++scripts}.mjs`);
  writeFileSync(script, source);
  const printed: string[] = [];
  const pids: number[] = [];
  let giveUp: (cause: string) => void = () => undefined;
  const givenUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const supervised = new SupervisedProcess({
    name: 'The process',
    print: (line) => printed.push(line),
    onGivenUp: giveUp,
    launch: (signal) => {
      let isUp = false;
      return startChild({
        script,
        env: process.env,
        isHealthy: () => Promise.resolve(isUp),
        onLine: (line) => {
          if (!line.startsWith('up ')) return;
          isUp = true;
          pids.push(Number(line.slice(3)));
        },
        stopWithinMs,
        signal,
      });
    },
  });
  /** Waits for a start. Returns the id of its process. */
  const starts = (count: number) =>
    vi.waitFor(() => pids[count - 1] ?? expect.unreachable(), { timeout: 10_000, interval: 5 });
  return { supervised, printed, starts, givenUp };
}

const obedient = `
  process.on('SIGTERM', () => process.exit(0));
  console.log('up ' + process.pid);
  setInterval(() => {}, 1000);
`;

test('restarts a killed process, but not a stopped one', async () => {
  const { supervised, printed, starts } = supervise(obedient);
  await supervised.start();
  const first = await starts(1);

  process.kill(first, 'SIGKILL');
  const second = await starts(2);
  expect(second).not.toBe(first);
  expect(printed).toEqual(['The process exited (killed by SIGKILL); restarting it']);

  await supervised.stop();
  expect(isAlive(second)).toBe(false);
});

test('gives up after three exits within a minute, with the last error', async () => {
  const { supervised, starts, givenUp } = supervise(
    `process.on('SIGUSR2', () => { console.error('no more room'); process.exit(3); });
     console.log('up ' + process.pid); setInterval(() => {}, 1000);`,
  );
  await supervised.start();
  for (const count of [1, 2, 3]) process.kill(await starts(count), 'SIGUSR2');

  expect(await givenUp).toBe('The process exited three times within a minute: exit code 3: no more room');
});

test('does not count exits more than a minute ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { supervised, starts } = supervise(obedient);
  await supervised.start();
  for (const count of [1, 2, 3]) {
    process.kill(await starts(count), 'SIGKILL');
    expect(await starts(count + 1)).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + 61_000);
  }
  await supervised.stop();
});

test('fails to start a process that exits, with its error', async () => {
  const { supervised } = supervise(`console.error('PORT must be a number'); process.exit(1);`);

  await expect(supervised.start()).rejects.toThrow('exit code 1: PORT must be a number');
});

test('kills a process that ignores SIGTERM', async () => {
  const { supervised, starts } = supervise(
    `process.on('SIGTERM', () => {}); console.log('up ' + process.pid); setInterval(() => {}, 1000);`,
    300,
  );
  await supervised.start();
  const pid = await starts(1);

  await supervised.stop();

  expect(isAlive(pid)).toBe(false);
});

test('does not count a replacement as an exit', async () => {
  const { supervised, printed, starts } = supervise(obedient);
  await supervised.start();
  const first = await starts(1);

  await supervised.replace();

  expect(isAlive(first)).toBe(false);
  expect(isAlive(await starts(2))).toBe(true);
  expect(printed).toEqual([]);
  await supervised.stop();
});

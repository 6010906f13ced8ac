import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild } from './child.ts';
import { SupervisedProcess } from './supervised-process.ts';

const home = mkdtempSync(path.join(tmpdir(), 'norholt-kept-'));
afterAll(() => rmSync(home, { recursive: true }));

function script(name: string, source: string): string {
  const file = path.join(home, `${name}.mjs`);
  writeFileSync(file, source);
  return file;
}

/** Keeps a real process, which counts as healthy once it has said "up". */
function keep(name: string, source: string, stopWithinMs = 5_000) {
  const file = script(name, source);
  const said: string[] = [];
  const pids: number[] = [];
  const heard: Array<() => void> = [];
  let giveUp: (cause: string) => void = () => undefined;
  const givenUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const supervised = new SupervisedProcess({
    name: 'The part',
    say: (line) => said.push(line),
    onGivenUp: giveUp,
    launch: (signal) => {
      let isUp = false;
      return startChild({
        script: file,
        env: process.env,
        isHealthy: () => Promise.resolve(isUp),
        onLine: (line) => {
          if (!line.startsWith('up ')) return;
          isUp = true;
          pids.push(Number(line.slice(3)));
          for (const wake of heard.splice(0)) wake();
        },
        stopWithinMs,
        signal,
      });
    },
  });
  const starts = async (count: number) => {
    while (pids.length < count) await new Promise<void>((resolve) => heard.push(resolve));
    return pids[count - 1] ?? 0;
  };
  return { supervised, said, starts, givenUp };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const obedient = `
  process.on('SIGTERM', () => process.exit(0));
  console.log('up ' + process.pid);
  setInterval(() => {}, 1000);
`;

test('a part that is killed comes back, and stays away once it is stopped', async () => {
  const { supervised, said, starts } = keep('obedient', obedient);
  await supervised.start();
  const first = await starts(1);

  process.kill(first, 'SIGKILL');
  const second = await starts(2);
  expect(second).not.toBe(first);
  expect(said).toEqual(['The part ended (killed by SIGKILL); starting it again']);

  await supervised.stop();
  expect(isAlive(second)).toBe(false);
});

test('three deaths within a minute end it, with what it said last', async () => {
  const { supervised, starts, givenUp } = keep(
    'doomed',
    `process.on('SIGUSR2', () => { console.error('no more room'); process.exit(3); });
     console.log('up ' + process.pid); setInterval(() => {}, 1000);`,
  );
  await supervised.start();
  for (const count of [1, 2, 3]) process.kill(await starts(count), 'SIGUSR2');

  expect(await givenUp).toBe('The part ended three times within a minute: exit code 3: no more room');
});

test('a part that never comes up fails its start with its own words', async () => {
  const { supervised } = keep('stillborn', `console.error('PORT must be a number'); process.exit(1);`);

  await expect(supervised.start()).rejects.toThrow('exit code 1: PORT must be a number');
});

test('a part that does not listen is killed when its time is over', async () => {
  const { supervised, starts } = keep(
    'stubborn',
    `process.on('SIGTERM', () => {}); console.log('up ' + process.pid); setInterval(() => {}, 1000);`,
    300,
  );
  await supervised.start();
  const pid = await starts(1);

  await supervised.stop();

  expect(isAlive(pid)).toBe(false);
});

test('a part that is replaced on purpose has not died', async () => {
  const { supervised, said, starts } = keep('replaced', obedient);
  await supervised.start();
  const first = await starts(1);

  await supervised.replace();

  expect(isAlive(first)).toBe(false);
  expect(isAlive(await starts(2))).toBe(true);
  expect(said).toEqual([]);
  await supervised.stop();
});

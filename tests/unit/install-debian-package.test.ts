import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runApt } from '../install-debian-package.ts';
import { tempFolder } from '../temp-folder.ts';

const folder = tempFolder();

/** Puts an apt-get in front that fails twice, because of a lock. */
function lockApt(): void {
  const lines = [
    '#!/bin/sh',
    `echo run >> ${folder}/runs`,
    `[ "$(wc -l < ${folder}/runs)" -gt 2 ] && exit 0`,
    'echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 412 (unattended-upgr)" >&2',
    'exit 100',
  ];
  writeFileSync(join(folder, 'apt-get'), lines.join('\n'));
  chmodSync(join(folder, 'apt-get'), 0o755);
}

test('waits while another program holds the lock of apt, and names it', () => {
  lockApt();
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const said: string[] = [];
  runApt(['update'], { say: (line) => said.push(line), sayEvery: 1, pause: () => undefined });
  expect(said).toEqual([
    expect.stringContaining('Waiting for 412 (unattended-upgr), which holds /var/lib/apt/lists/lock'),
    expect.stringContaining('for 2 s so far'),
  ]);
  vi.unstubAllEnvs();
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isDebian = () =>
  existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a package as root on Debian. Does nothing elsewhere. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing the ${name} package.`);
  runApt(['update', '-qq']);
  runApt(['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Another program may hold this lock for minutes, such as the daily upgrade of a machine that has just started. */
const isLocked = /Could not get lock (\S+)(?:.*held by process (\d+ \([^)]*\)))?|Unable to lock/;

/** ms between two attempts. */
const retryEvery = 1_000;

interface AptOptions {
  say?(line: string): void;
  /** Attempts between two lines. */
  sayEvery?: number;
  pause?(): void;
}

const sleepSync = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryEvery);

/** Runs apt-get. Waits as long as another program holds its lock. */
export function runApt(
  args: readonly string[],
  { say = console.log, sayEvery = 15, pause = sleepSync }: AptOptions = {},
): void {
  for (let attempt = 1; ; attempt++) {
    const { stderr } = spawnSync('apt-get', args, {
      ...{ stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
      // A package must not start a service.
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    const [text, lock = 'its lock', holder = 'another program'] = isLocked.exec(stderr ?? '') ?? [];
    if (text === undefined) {
      if (stderr) process.stderr.write(stderr);
      return;
    }
    if (attempt % sayEvery === 0) {
      say(
        `Waiting for ${holder}, which holds ${lock}, for ${attempt} s so far. Wait for it, end it, or install the package yourself.`,
      );
    }
    pause();
  }
}

/** Returns the path of an installed program. As root on Debian it installs the package first. */
export function findProgram(name: string, packageName: string): string | undefined {
  const find = () =>
    [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file));
  const found = find();
  if (found !== undefined) return found;
  installDebianPackage(packageName);
  const installed = find();
  if (installed === undefined) {
    console.warn(`Skipping tests with ${name}: install the package ${packageName} to run them.`);
  }
  return installed;
}

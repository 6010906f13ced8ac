import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const packages = [
  ...[
    'systemd',
    'systemd-sysv',
    'dbus',
    'nginx',
    'postgresql',
    'openssl',
    'ca-certificates',
    'curl',
    'libstdc++6',
  ],
  ...['procps', 'iproute2'],
];

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
  });

/** Returns why the container cannot run here. Undefined if it can. */
export function obstacle(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!existsSync('/sys/fs/cgroup')) return 'it needs cgroups';
  const missing = ['systemd-nspawn', 'mmdebstrap', 'nsenter', 'openssl'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} missing: apt-get install systemd-container mmdebstrap util-linux openssl`;
}

interface RootOptions {
  project: string;
  folder: string;
  /** A root of an earlier run, which is copied. */
  existing: string | undefined;
  say(line: string): void;
}

/** Builds the root file system: Debian, the Node and npm of this machine, and a clean checkout. */
export function prepareRoot({ project, folder, existing, say }: RootOptions): void {
  if (existing === undefined) {
    say('Building a Debian root');
    run(
      project,
      'mmdebstrap',
      '--quiet',
      '--variant=minbase',
      `--include=${packages.join()}`,
      'bookworm',
      folder,
    );
  } else run(project, 'cp', '-a', `${existing}/.`, folder);
  cpSync(process.execPath, join(folder, 'usr/bin/node'));
  const npm = join(run(project, 'npm', 'root', '--global').trim(), 'npm');
  const packageFolder = join(folder, 'usr/lib/node_modules/npm');
  rmSync(packageFolder, { recursive: true, force: true });
  mkdirSync(packageFolder, { recursive: true });
  run(project, 'cp', '-a', `${npm}/.`, packageFolder);
  for (const name of ['npm', 'npx']) {
    rmSync(join(folder, 'usr/bin', name), { force: true });
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/bin', name));
  }
  const checkout = join(folder, 'root/checkout');
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  execFileSync(
    'sh',
    [
      '-c',
      `git ls-files -z --cached --others --exclude-standard | xargs -0 tar -c --ignore-failed-read | tar -x -C ${checkout}`,
    ],
    { cwd: project },
  );

  if (existsSync(join(folder, 'var/cache/npm/_cacache'))) return;
  say('Filling the cache of npm, because the container has no network');
  const plain = join(folder, 'root/packages');
  mkdirSync(plain);
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(project, file), join(plain, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefer-offline'], {
    cwd: plain,
  });
  rmSync(plain, { recursive: true });
  const cache = run(project, 'npm', 'config', 'get', 'cache').trim();
  cpSync(join(cache, '_cacache'), join(folder, 'var/cache/npm/_cacache'), { recursive: true });
}

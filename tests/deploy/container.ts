import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ContainerOptions {
  root: string;
  /** Folders of this machine that it may read, by their path inside. */
  binds: Readonly<Record<string, string>>;
}

/** systemd-nspawn has ended before systemd ran, such as without the rights or the cgroups that it needs. */
export class CannotBoot extends Error {}

/** Returns the systemd of the container, which systemd-nspawn starts after helpers that end. */
async function systemdOf(nspawn: number): Promise<number> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const children = textOf(`/proc/${nspawn}/task/${nspawn}/children`).split(' ');
    const found = children.find((pid) => textOf(`/proc/${pid}/comm`) === 'systemd\n');
    if (found !== undefined) return Number(found);
    await sleep(100);
  }
  throw new Error('systemd has not started within a minute');
}

/** Empty for a process that has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Boots a Debian root with systemd, without a network but loopback. */
export async function boot({ root, binds }: ContainerOptions) {
  const nspawn = spawn(
    'systemd-nspawn',
    [
      ...['--boot', '--quiet', '--directory', root, '--machine', 'norholt-deploy'],
      // Without systemd on this machine there is nobody to register with. Units must see this kernel's users.
      ...['--register=no', '--keep-unit', '--private-users=no', '--private-network', '--link-journal=no'],
      ...Object.entries(binds).map(([inside, outside]) => `--bind-ro=${outside}:${inside}`),
      '--console=pipe',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [nspawn.stdout, nspawn.stderr]) stream.on('data', (text) => (output += String(text)));
  const exited = new Promise<never>((_, reject) =>
    nspawn.once('exit', (code) => reject(new CannotBoot(`it exited with ${code}: ${output.trim()}`))),
  );
  exited.catch(() => undefined);
  const leader = await Promise.race([systemdOf(nspawn.pid ?? 0), exited]);

  /** Runs a script of the shell as root, or as another user. Throws with its output if it fails. */
  function run(script: string, { as = 'root' } = {}): string {
    const inside = ['--target', String(leader), '--all', '--', '/usr/bin/env', '-i'];
    const path = 'PATH=/usr/sbin:/usr/bin:/sbin:/bin';
    const command = as === 'root' ? ['sh', '-euc', script] : ['su', '-', as, '-c', script];
    const { status, stdout, stderr } = spawnSync('nsenter', [...inside, path, ...command], {
      ...{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 },
    });
    if (status !== 0) throw new Error(`Failed in the container: ${script}\n${stdout}${stderr}`);
    return stdout;
  }

  for (let attempt = 0; ; attempt++) {
    const state = run('systemctl is-system-running || true').trim();
    if (state === 'running' || state === 'degraded') break;
    if (attempt === 600) throw new Error(`systemd is ${state} after a minute: ${run('systemctl list-jobs')}`);
    await Promise.race([sleep(100), exited]);
  }
  return {
    run,
    async stop(): Promise<void> {
      nspawn.kill('SIGTERM');
      const timer = setTimeout(() => nspawn.kill('SIGKILL'), 30_000);
      await exited.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isDebian = () =>
  existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a package as root on Debian. Does nothing elsewhere. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing the ${name} package.`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // A package must not start a service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}

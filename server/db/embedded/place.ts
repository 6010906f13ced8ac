import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperationError } from '../../core/operation-error.ts';
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
/**
 * Root runs PostgreSQL as an id of the shop's own, because other programs run as nobody and could read the password.
 * Ids from 65520 to 65533 are not allocated by systemd or Debian, and exist in containers with 65536 ids.
 */
const shopUser: Identity = { uid: 65526, gid: 65526 };
const stateRoot = '/var/lib/norholt';

/** Chooses the folder of the cluster and its binaries, and creates the folders. */
export function findPlace(dataDir: string, found: Binaries): Place {
  const defaultHome = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    linkLibraries(found.folder);
    mkdirSync(defaultHome, { recursive: true, mode: 0o700 });
    return { identity: undefined, binaries: found, home: defaultHome, stateFolder: undefined };
  }

  const identity = userOf(defaultHome, dataDir);
  linkLibraries(found.folder);
  const binaries = canRun(identity, found.folder) ? found : stageBinaries(found, makeStateRoot());

  // A cluster in the state folder stays there. A file in DATA_DIR records its path.
  const pointer = join(dataDir, 'postgres.folder');
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  if (recorded !== undefined && existsSync(recorded)) {
    return { identity, binaries, home: recorded, stateFolder: recorded };
  }
  if (canEnter(identity, dataDir)) {
    mkdirSync(defaultHome, { recursive: true, mode: 0o700 });
    const stateFolder = binaries === found ? undefined : binaries.folder;
    return { identity, binaries, home: defaultHome, stateFolder };
  }
  if (existsSync(defaultHome)) {
    throw new OperationError(
      `PostgreSQL's user (id ${identity.uid}) cannot enter ${dataDir}, which contains the database. Allow other users to enter it and the folders above it.`,
    );
  }
  const hash = createHash('sha256').update(dataDir).update(randomBytes(8)).digest('hex').slice(0, 12);
  const home = join(makeStateRoot(), hash);
  mkdirSync(home, { recursive: true, mode: 0o700 });
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

/**
 * Returns the owner of an existing cluster, so that both root and that user can start it. A cluster that root created
 * for nobody is given to the shop's user.
 */
function userOf(home: string, dataDir: string): Identity {
  const there = statSync(home, { throwIfNoEntry: false });
  if (there === undefined || there.uid === 0) return shopUser;
  const isOfRoot = there.uid === nobody && statSync(dataDir).uid !== nobody;
  return isOfRoot && canEnter(shopUser, dataDir) ? shopUser : { uid: there.uid, gid: there.gid };
}

/**
 * Returns the user that runs initdb, which needs one with a name. As nobody it runs with the shop's group: it cannot be
 * inspected by other processes of nobody, and only this group can enter the folder.
 */
export function prepareInitdb(home: string, identity: Identity): Identity {
  chownSync(home, identity.uid, identity.gid);
  if (identity.uid !== shopUser.uid) return identity;
  chmodSync(home, 0o710);
  return { uid: nobody, gid: shopUser.gid };
}

/**
 * Changes the owner of a folder and everything in it. Meanwhile the folder is root's: its earlier owner cannot enter it,
 * and the next start repeats what was interrupted.
 */
export function giveTo({ uid, gid }: Identity, folder: string): void {
  chownSync(folder, 0, 0);
  // With types, it does not follow links.
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(parentPath, name), uid, gid);
  }
  chownSync(folder, uid, gid);
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

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmulatorUser, OutOfBandCode, ProjectState } from './emulator-internals.ts';
import type { Mail, Mailbox } from './mailbox.ts';

interface Snapshot {
  users: EmulatorUser[];
  oobs: OutOfBandCode[];
  /** Absent in a file from before there was a mailbox. */
  mails?: readonly Mail[];
}

/** Keeps the emulator's accounts, with their passwords and providers, and the mails in one file that is replaced whole. */
export class AccountFile {
  readonly #file: string;
  readonly #state: ProjectState;
  readonly #mailbox: Mailbox;
  #written = '';

  constructor(folder: string, state: ProjectState, mailbox: Mailbox) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'accounts.json');
    this.#state = state;
    this.#mailbox = mailbox;
  }

  /** Puts back what was kept; false when there is nothing yet. */
  restore(): boolean {
    const text = read(this.#file);
    if (text === null) return false;
    const { users, oobs, mails = [] }: Snapshot = JSON.parse(text);
    for (const user of users) this.#state.overwriteUserWithLocalId(user.localId, user);
    for (const oob of oobs) this.#state.oobs.set(oob.oobCode, oob);
    this.#mailbox.restore(mails);
    this.#written = text;
    return true;
  }

  /** Writes what has changed, if anything has, before it returns. */
  save(): void {
    const snapshot: Snapshot = {
      users: [...this.#state.users.values()],
      oobs: [...this.#state.oobs.values()],
      mails: this.#mailbox.mails,
    };
    const text = JSON.stringify(snapshot);
    if (text === this.#written) return;
    const fresh = `${this.#file}.new`;
    // Passwords of the local run stand in it, as in the emulator's memory.
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, this.#file);
    this.#written = text;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmulatorUser, OutOfBandCode, ProjectState } from './emulator-internals.ts';
import type { Mail, Mailbox } from './mailbox.ts';

interface Snapshot {
  users: EmulatorUser[];
  oobs: OutOfBandCode[];
  /** Absent in a file of an older version without a mailbox. */
  mails?: readonly Mail[];
}

/** Saves the emulator's accounts, with passwords and providers, and the mails in one file that is replaced as a whole. */
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

  /** Loads the file into the emulator. Returns false if there is none. */
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

  /** Writes the file if anything changed. */
  save(): void {
    const snapshot: Snapshot = {
      users: [...this.#state.users.values()],
      oobs: [...this.#state.oobs.values()],
      mails: this.#mailbox.mails,
    };
    const text = JSON.stringify(snapshot);
    if (text === this.#written) return;
    const fresh = `${this.#file}.new`;
    // Contains the passwords of the local run.
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

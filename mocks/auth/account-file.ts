import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmulatorUser, OutOfBandCode, ProjectState } from './emulator-internals.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import type { ShopMail } from './receive-mails.ts';

interface Snapshot {
  users: EmulatorUser[];
  oobs: OutOfBandCode[];
  /** Absent in a file of an older version without a mailbox. */
  mails?: readonly Mail[];
  /** Absent in a file of an older version. */
  shopMails?: readonly ShopMail[];
}

/** Saves the emulator's accounts, with passwords and providers, and the mails in one file that is replaced as a whole. */
export function openAccountFile(folder: string, state: ProjectState, mailbox: Mailbox) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'accounts.json');
  let written = '';
  return {
    /** Loads the file into the emulator. Returns false if there is none. */
    restore(): boolean {
      const text = read(file);
      if (text === null) return false;
      const { users, oobs, mails = [], shopMails = [] }: Snapshot = JSON.parse(text);
      for (const user of users) state.overwriteUserWithLocalId(user.localId, user);
      for (const oob of oobs) state.oobs.set(oob.oobCode, oob);
      mailbox.restore(mails, shopMails);
      written = text;
      return true;
    },

    /** Writes the file if anything changed. */
    save(): void {
      const [users, oobs] = [[...state.users.values()], [...state.oobs.values()]];
      const { mails, shopMails } = mailbox;
      const text = JSON.stringify({ users, oobs, mails, shopMails } satisfies Snapshot);
      if (text === written) return;
      // Contains the passwords of the local run.
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      written = text;
    },
  };
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

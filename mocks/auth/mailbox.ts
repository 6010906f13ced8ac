import type { ShopMail } from './receive-mails.ts';
import type { OutOfBandCode, ProjectState } from './emulator-internals.ts';

/** A mail that a real project would send. */
export interface Mail {
  /** The code in its link. */
  code: string;
  kind: 'verification' | 'reset';
  to: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  /** Path and query of the link on the emulator's host. */
  link: string;
}

const kinds: Partial<Record<string, Mail['kind']>> = {
  VERIFY_EMAIL: 'verification',
  PASSWORD_RESET: 'reset',
};
const maxMails = 100;

/** The mails of the local run. They stay after their links are used, which the emulator then forgets. */
export class Mailbox {
  readonly #state: ProjectState;
  #mails: readonly Mail[] = [];
  #shopMails: readonly ShopMail[] = [];

  constructor(state: ProjectState) {
    this.#state = state;
  }

  /** Newest first. */
  get mails(): readonly Mail[] {
    return this.#mails;
  }

  /** The mails that the shop itself has sent, newest first. */
  get shopMails(): readonly ShopMail[] {
    return this.#shopMails;
  }

  add(mail: ShopMail): void {
    this.#shopMails = [mail, ...this.#shopMails].slice(0, maxMails);
  }

  /** Restores saved mails. */
  restore(mails: readonly Mail[], shopMails: readonly ShopMail[]): void {
    this.#mails = mails;
    this.#shopMails = shopMails;
  }

  /** Adds the mails that the emulator has created since the last call. */
  collect(now = Date.now()): void {
    const known = new Set(this.#mails.map(({ code }) => code));
    const fresh = [...this.#state.oobs.values()]
      .filter(({ oobCode }) => !known.has(oobCode))
      .flatMap((oob) => mailOf(oob, now));
    if (fresh.length > 0) this.#mails = [...fresh.reverse(), ...this.#mails].slice(0, maxMails);
  }

  /** Whether its link has not been used yet. */
  isOpen({ code }: Mail): boolean {
    return this.#state.oobs.has(code);
  }
}

function mailOf({ oobCode, oobLink, requestType, email }: OutOfBandCode, sentAt: number): Mail[] {
  const kind = kinds[requestType];
  if (kind === undefined) return [];
  const { pathname, search } = new URL(oobLink);
  return [{ code: oobCode, kind, to: email, sentAt, link: pathname + search }];
}

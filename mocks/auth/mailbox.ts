import type { OutOfBandCode, ProjectState } from './emulator-internals.ts';

/** A mail that would have been sent. */
export interface Mail {
  /** The code in its link. */
  code: string;
  kind: 'verification' | 'reset';
  to: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  /** Path and query of the link, on the emulator's own host. */
  link: string;
}

const kinds: Partial<Record<string, Mail['kind']>> = {
  VERIFY_EMAIL: 'verification',
  PASSWORD_RESET: 'reset',
};
const most = 100;

/** The mails that nobody sends. The emulator forgets a link when it is used; they stay. */
export class Mailbox {
  readonly #state: ProjectState;
  #mails: readonly Mail[] = [];

  constructor(state: ProjectState) {
    this.#state = state;
  }

  /** Newest first. */
  get mails(): readonly Mail[] {
    return this.#mails;
  }

  /** Puts back what was kept. */
  restore(mails: readonly Mail[]): void {
    this.#mails = mails;
  }

  /** Takes in what the emulator has written since. */
  collect(now = Date.now()): void {
    const known = new Set(this.#mails.map(({ code }) => code));
    const fresh = [...this.#state.oobs.values()]
      .filter(({ oobCode }) => !known.has(oobCode))
      .flatMap((oob) => mailOf(oob, now));
    if (fresh.length > 0) this.#mails = [...fresh.reverse(), ...this.#mails].slice(0, most);
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

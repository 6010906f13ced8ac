export const operations = ['create', 'retrieve', 'update', 'confirm', 'cancel', 'refund'] as const;
export type Operation = (typeof operations)[number];

/**
 * What goes wrong: an answer of 500 or 429, the connection cut before anything is done, or the work
 * done and the answer lost.
 */
export type FaultKind = 'unavailable' | 'rate-limited' | 'cut' | 'lost-answer';

export interface Fault {
  kind: FaultKind;
  /** Only this operation; without it, any. */
  on?: Operation;
  /** How many requests it strikes. */
  times?: number;
}

/** Trouble that a test orders: requests that wait, and faults that strike the next ones. */
export class Faults {
  #held: Promise<void> | undefined;
  #queue: Array<{ kind: FaultKind; on: Operation | undefined; left: number }> = [];

  next({ kind, on, times = 1 }: Fault): void {
    this.#queue.push({ kind, on, left: times });
  }

  clear(): void {
    this.#queue = [];
  }

  /** Has every request wait, before anything is done, until the answer of this is called. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    this.#held = new Promise((resolve) => (letGo = resolve));
    return () => {
      this.#held = undefined;
      letGo();
    };
  }

  async delay(): Promise<void> {
    await this.#held;
  }

  take(operation: Operation): FaultKind | null {
    const fault = this.#queue.find(({ on, left }) => left > 0 && (on === undefined || on === operation));
    if (!fault) return null;
    fault.left -= 1;
    return fault.kind;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

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

/** Trouble that a test orders: latency, and faults that strike the next requests. */
export class Faults {
  /** Every request waits this long before anything is done. */
  latencyMs = 0;
  #queue: Array<{ kind: FaultKind; on: Operation | undefined; left: number }> = [];

  next({ kind, on, times = 1 }: Fault): void {
    this.#queue.push({ kind, on, left: times });
  }

  clear(): void {
    this.latencyMs = 0;
    this.#queue = [];
  }

  async delay(): Promise<void> {
    if (this.latencyMs > 0) await sleep(this.latencyMs);
  }

  take(operation: Operation): FaultKind | null {
    const fault = this.#queue.find(({ on, left }) => left > 0 && (on === undefined || on === operation));
    if (!fault) return null;
    fault.left -= 1;
    return fault.kind;
  }
}

export type Operation = 'create' | 'retrieve' | 'update' | 'confirm' | 'cancel' | 'refund';

/**
 * `unavailable` responds with 500, `rate-limited` with 429, `silent` never. `cut` closes the connection before any work.
 * `lost-response` does the work and then closes the connection.
 */
type FaultKind = 'unavailable' | 'rate-limited' | 'silent' | 'cut' | 'lost-response';

interface Fault {
  kind: FaultKind;
  /** Without it, any operation. */
  on?: Operation;
  /** The number of requests that fail. */
  times?: number;
}

/** Delays and failures that a test schedules. */
export class Faults {
  #held: Promise<void> | undefined;
  #queue: Array<{ kind: FaultKind; on: Operation | undefined; left: number }> = [];

  /** The next requests of an operation fail. */
  next({ kind, on, times = 1 }: Fault): void {
    this.#queue.push({ kind, on, left: times });
  }

  clear(): void {
    this.#queue = [];
  }

  /** Delays every request, before any work, until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return () => {
      this.#held = undefined;
      release();
    };
  }

  async delay(): Promise<void> {
    await this.#held;
  }

  /** Returns the fault of this request. */
  take(operation: Operation): FaultKind | null {
    const fault = this.#queue.find(({ on, left }) => left > 0 && (on ?? operation) === operation);
    if (!fault) return null;
    fault.left -= 1;
    return fault.kind;
  }
}

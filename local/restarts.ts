const windowMs = 60_000;
const maxExits = 3;
const firstDelayMs = 250;

/** Decides whether to restart a process that exited, and after which delay. */
export class Restarts {
  #exits: number[] = [];

  /** Returns the growing delay in ms before the next start; null after the third exit within a minute. */
  afterExit(now: number): number | null {
    this.#exits = [...this.#exits.filter((at) => now - at < windowMs), now];
    return this.#exits.length >= maxExits ? null : firstDelayMs * 4 ** (this.#exits.length - 1);
  }
}

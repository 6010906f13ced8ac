const windowMs = 60_000;
const deathsAtMost = 3;
const firstPauseMs = 250;

/** Decides what follows when something ends that should run: a pause that grows, or the end. */
export class Restarts {
  #deaths: number[] = [];

  /** The pause in ms before the next try; null after the third death within a minute. */
  afterDeath(now: number): number | null {
    this.#deaths = [...this.#deaths.filter((at) => now - at < windowMs), now];
    return this.#deaths.length >= deathsAtMost ? null : firstPauseMs * 4 ** (this.#deaths.length - 1);
  }
}

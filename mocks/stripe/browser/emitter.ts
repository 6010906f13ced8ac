export type Listener = (event: unknown) => void;

/** `on`, `off` and `once` as Stripe's elements have them. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(type: string, listener: Listener): this {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return this;
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.#listeners.get(type)?.delete(listener);
    else this.#listeners.delete(type);
    return this;
  }

  once(type: string, listener: Listener): this {
    const first: Listener = (event) => {
      this.off(type, first);
      listener(event);
    };
    return this.on(type, first);
  }

  protected emit(type: string, event?: unknown): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event);
  }
}

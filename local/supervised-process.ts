import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from './start-error.ts';

const windowMs = 60_000;
const maxExits = 3;
const firstDelayMs = 250;

export interface Running {
  /** Resolves with the cause when the process has exited for any reason. */
  exited: Promise<string>;
  /** Resolves when the process has exited. */
  stop(): Promise<void>;
}

export interface SupervisedProcessOptions {
  /** Used in messages, such as "The server". */
  name: string;
  /** Resolves when the process is healthy. Rejects, after cleaning up, when it cannot start. */
  launch(signal: AbortSignal): Promise<Running>;
  print(line: string): void;
  /** Called after the third exit within a minute. */
  onGivenUp(cause: string): void;
}

/** Restarts a process of the local run when it exits, with a growing delay. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  readonly #ended = new AbortController();
  #running: Running | null = null;
  #work: Promise<unknown> = Promise.resolve();
  /** Times of the exits within a minute. */
  #exits: number[] = [];

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
  }

  /** Starts the process for the first time. A failure is not retried. */
  async start(): Promise<void> {
    const launched = this.#launch();
    this.#work = launched.catch(() => undefined);
    await launched;
  }

  /** Prevents further restarts. */
  prepareStop(): void {
    this.#ended.abort();
  }

  /** Stops the process without a restart. Resolves when it has exited. */
  async stop(): Promise<void> {
    this.prepareStop();
    await this.#work;
    await this.#running?.stop();
  }

  /** Stops the process and starts a new one. This does not count as an exit. */
  async replace(): Promise<void> {
    const old = this.#running;
    this.#running = null;
    await old?.stop();
    await this.start();
  }

  async #launch(): Promise<void> {
    const running = await this.#options.launch(this.#ended.signal);
    this.#running = running;
    void running.exited.then((cause) => {
      // Stopped or replaced.
      if (this.#ended.signal.aborted || this.#running !== running) return;
      this.#running = null;
      this.#work = this.#restart(cause);
    });
  }

  async #restart(firstCause: string): Promise<void> {
    const { name, print, onGivenUp } = this.#options;
    let cause = firstCause;
    while (!this.#ended.signal.aborted) {
      const now = Date.now();
      this.#exits = [...this.#exits.filter((at) => now - at < windowMs), now];
      if (this.#exits.length >= maxExits) {
        onGivenUp(`${name} exited three times within a minute: ${cause}`);
        return;
      }
      print(`${name} exited (${cause}); restarting it`);
      const delay = firstDelayMs * 4 ** (this.#exits.length - 1);
      await sleep(delay, undefined, { signal: this.#ended.signal }).catch(() => undefined);
      if (this.#ended.signal.aborted) return;
      try {
        await this.#launch();
        return;
      } catch (error) {
        cause = messageOf(error);
      }
    }
  }
}

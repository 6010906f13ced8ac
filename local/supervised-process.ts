import { setTimeout as sleep } from 'node:timers/promises';
import { Restarts } from './restarts.ts';
import { messageOf } from './start-error.ts';

/** Something that runs until it is stopped or dies. */
export interface Running {
  /** Settles, with the cause in words, when it is gone: asked to or not. */
  exited: Promise<string>;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
}

export interface SupervisedProcessOptions {
  /** As a person reads it: "the server". */
  name: string;
  /** Resolves once it answers; rejects, with nothing left behind, when it never will. */
  launch(signal: AbortSignal): Promise<Running>;
  say(line: string): void;
  /** It died three times within a minute. */
  onGivenUp(cause: string): void;
}

/** Keeps one part of the local run alive: starts it again when it dies, with a growing pause. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  readonly #restarts = new Restarts();
  readonly #ended = new AbortController();
  #running: Running | null = null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
  }

  /** The first start: what fails here is not tried again. */
  async start(): Promise<void> {
    const launched = this.#launch();
    this.#work = launched.catch(() => undefined);
    await launched;
  }

  /** From now on it is not started again. */
  letGo(): void {
    this.#ended.abort();
  }

  /** Stops it for good; resolves when it is gone. */
  async stop(): Promise<void> {
    this.letGo();
    await this.#work;
    await this.#running?.stop();
  }

  /** Replaces it by a new one on purpose, which counts as no death. */
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
      // Stopped or replaced on purpose.
      if (this.#ended.signal.aborted || this.#running !== running) return;
      this.#running = null;
      this.#work = this.#revive(cause);
    });
  }

  async #revive(firstCause: string): Promise<void> {
    const { name, say, onGivenUp } = this.#options;
    let cause = firstCause;
    while (!this.#ended.signal.aborted) {
      const pause = this.#restarts.afterDeath(Date.now());
      if (pause === null) {
        onGivenUp(`${name} ended three times within a minute: ${cause}`);
        return;
      }
      say(`${name} ended (${cause}); starting it again`);
      await sleep(pause, undefined, { signal: this.#ended.signal }).catch(() => undefined);
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

import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Ledger } from './ledger.ts';
import type { StripeEvent } from './objects.ts';

export interface WebhookOptions {
  /** Where events go; without one they are kept and nothing is sent. */
  url?: string;
  secret: string;
  /** The pause after the first failed attempt in ms; it doubles with each further one. */
  retryMs?: number;
}

const longestPauseMs = 60_000;
const answerWithinMs = 10_000;

type Delivery = 'normal' | 'drop' | 'hold';

/**
 * Delivers signed events until the endpoint answers 2xx, each on its own, so that, as with Stripe,
 * neither their order nor single delivery is promised.
 */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #options: WebhookOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underway = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #mode: Delivery = 'normal';
  #copies = 1;
  #held: string[] = [];

  constructor(ledger: Ledger, options: WebhookOptions) {
    this.#ledger = ledger;
    this.#options = options;
  }

  /** Takes up what is not delivered yet and is not under way; called after every commit. */
  deliverPending(): void {
    for (const id of this.#ledger.undelivered) {
      if (this.#timers.has(id) || this.#held.includes(id)) continue;
      if (this.#mode === 'drop') this.#ledger.commit({ kind: 'delivered', value: { id } });
      else if (this.#mode === 'hold') this.#held.push(id);
      else this.#schedule(id, 0, 0);
    }
  }

  /** From now on events are lost instead of sent. */
  drop(): void {
    this.#mode = 'drop';
  }

  /** From now on events wait until `release`. */
  hold(): void {
    this.#mode = 'hold';
  }

  /** From now on each event is sent this many times. */
  duplicate(copies: number): void {
    this.#copies = copies;
  }

  /** Back to one delivery for each event; those that were held go out, the newest first if so wished. */
  release({ reversed = false } = {}): void {
    this.#mode = 'normal';
    this.#copies = 1;
    const held = reversed ? this.#held.toReversed() : this.#held;
    this.#held = [];
    for (const id of held) this.#schedule(id, 0, 0);
  }

  /** Sends an event of this run once more, whatever became of it; resolves to the endpoint's status. */
  async redeliver(id: string): Promise<number | null> {
    const event = this.#ledger.events.get(id);
    if (!event) throw new RangeError(`There is no event ${id}`);
    return this.#post(event);
  }

  /** Resolves once every event that is not held has been delivered or dropped. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0 || this.#timers.size > 0) await sleep(5);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled(this.#underway);
  }

  #schedule(id: string, attempt: number, pauseMs: number): void {
    if (this.#options.url === undefined || this.#stopped.signal.aborted) return;
    const timer = setTimeout(() => {
      const work = this.#attempt(id, attempt).finally(() => this.#underway.delete(work));
      this.#underway.add(work);
    }, pauseMs);
    this.#timers.set(id, timer);
  }

  async #attempt(id: string, attempt: number): Promise<void> {
    const event = this.#ledger.events.get(id);
    if (!event) return;
    const statuses = await Promise.all(Array.from({ length: this.#copies }, () => this.#post(event)));
    if (this.#stopped.signal.aborted) return;
    this.#timers.delete(id);
    if (statuses.every((status) => status !== null && status >= 200 && status < 300)) {
      this.#ledger.commit({ kind: 'delivered', value: { id } });
      return;
    }
    const first = this.#options.retryMs ?? 1000;
    this.#schedule(id, attempt + 1, Math.min(first * 2 ** attempt, longestPauseMs));
  }

  /** The endpoint's status, or null when it did not answer. */
  async #post(event: StripeEvent): Promise<number | null> {
    const { url, secret } = this.#options;
    if (url === undefined) return null;
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Ledger } from './ledger.ts';
import type { StripeEvent } from './objects.ts';

interface WebhookOptions {
  /** Without a URL nothing is sent. */
  url?: string;
  secret: string;
  /** The delay after the first failed attempt, in ms. It doubles with each further one. */
  retryMs?: number;
}

const maxDelayMs = 60_000;
const timeoutMs = 10_000;

type Delivery = 'normal' | 'drop' | 'hold';

/**
 * Delivers signed events until the endpoint responds with 2xx. Each is sent on its own, so, as with Stripe, events can
 * arrive repeatedly and in any order.
 */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #options: WebhookOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #mode: Delivery = 'normal';
  #copies = 1;
  #held: string[] = [];

  constructor(ledger: Ledger, options: WebhookOptions) {
    this.#ledger = ledger;
    this.#options = options;
  }

  /** Sends the events that are neither delivered nor scheduled. Call it after each commit. */
  deliverPending(): void {
    for (const id of this.#ledger.undelivered) {
      if (this.#timers.has(id) || this.#held.includes(id)) continue;
      if (this.#mode === 'drop') this.#ledger.commit({ delivered: { id } });
      else if (this.#mode === 'hold') this.#held.push(id);
      else this.#schedule(id, 0, 0);
    }
  }

  /** Loses all further events. */
  drop(): void {
    this.#mode = 'drop';
  }

  /** Holds all further events until `release`. */
  hold(): void {
    this.#mode = 'hold';
  }

  /** Sends each further event this many times. */
  duplicate(copies: number): void {
    this.#copies = copies;
  }

  /** Sends the held events one after another, and delivers each further event once. */
  release(): void {
    this.#mode = 'normal';
    this.#copies = 1;
    const held = this.#held;
    this.#track(async () => {
      for (const id of held) {
        await this.#attempt(id, 0);
        this.#held = this.#held.filter((other) => other !== id);
      }
    });
  }

  /** Resolves when every event that is not held is delivered or dropped. */
  async settled(): Promise<void> {
    while (this.#attempts.size > 0 || this.#timers.size > 0) await sleep(5);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled(this.#attempts);
  }

  #schedule(id: string, attempt: number, delayMs: number): void {
    if (this.#options.url === undefined || this.#stopped.signal.aborted) return;
    const timer = setTimeout(() => this.#track(() => this.#attempt(id, attempt)), delayMs);
    this.#timers.set(id, timer);
  }

  #track(send: () => Promise<void>): void {
    const work = send().finally(() => this.#attempts.delete(work));
    this.#attempts.add(work);
  }

  async #attempt(id: string, attempt: number): Promise<void> {
    const event = this.#ledger.events.get(id);
    if (!event) return;
    const accepted = await Promise.all(Array.from({ length: this.#copies }, () => this.#post(event)));
    if (this.#stopped.signal.aborted) return;
    this.#timers.delete(id);
    if (accepted.every(Boolean)) {
      this.#ledger.commit({ delivered: { id } });
      return;
    }
    const first = this.#options.retryMs ?? 1000;
    this.#schedule(id, attempt + 1, Math.min(first * 2 ** attempt, maxDelayMs));
  }

  /** Returns whether the endpoint accepted the event. */
  async #post(event: StripeEvent): Promise<boolean> {
    const { url, secret } = this.#options;
    if (url === undefined) return false;
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
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { CardBehaviour } from './cards.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund, StripeEvent } from './objects.ts';

/** The first answer to an idempotency key, to be given again. */
export interface KeyedAnswer {
  key: string;
  /** Method, path and parameters of the first request. */
  request: string;
  status: number;
  body: string;
  /** ms since the epoch */
  at: number;
}

/** What the confirmed card will do once the cardholder has answered the challenge, or processing ends. */
export interface Attempt {
  intent: string;
  paymentMethod: string;
  behaviour: CardBehaviour;
}

export type Entry =
  | { kind: 'intent'; value: PaymentIntent }
  | { kind: 'charge'; value: Charge }
  | { kind: 'refund'; value: Refund }
  | { kind: 'method'; value: PaymentMethod }
  | { kind: 'attempt'; value: Attempt }
  | { kind: 'event'; value: StripeEvent }
  /** The event has reached the webhook endpoint. */
  | { kind: 'delivered'; value: { id: string } }
  | { kind: 'answer'; value: KeyedAnswer };

const keysKeptMs = 24 * 60 * 60 * 1000;

/**
 * Everything the stand-in knows, in memory and, with a folder, in a journal beside it: one line a
 * commit, handed to the operating system before the commit returns, so neither a crash nor `kill -9`
 * loses what was answered. A line cut short by a crash was never answered and is dropped.
 */
export class Ledger {
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly methods = new Map<string, PaymentMethod>();
  readonly attempts = new Map<string, Attempt>();
  readonly responses = new Map<string, KeyedAnswer>();
  readonly events = new Map<string, StripeEvent>();
  readonly undelivered = new Set<string>();
  /** Whether there was nothing to read: the first start on this folder. */
  readonly isNew: boolean;
  readonly #journal: number | null;

  constructor(folder?: string) {
    if (folder === undefined) {
      this.isNew = true;
      this.#journal = null;
      return;
    }
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'journal.jsonl');
    const lines = readLines(file);
    this.isNew = lines.length === 0;
    for (const line of lines) {
      const entries = parseLine(line);
      if (entries) this.#apply(entries);
    }
    this.#compact(file);
    this.#journal = openSync(file, 'a');
  }

  /** All of the entries or, after a crash, none of them. */
  commit(...entries: Entry[]): void {
    if (this.#journal !== null) writeSync(this.#journal, `${JSON.stringify(entries)}\n`);
    this.#apply(entries);
  }

  close(): void {
    if (this.#journal !== null) closeSync(this.#journal);
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      switch (entry.kind) {
        case 'intent':
          this.intents.set(entry.value.id, entry.value);
          break;
        case 'charge':
          this.charges.set(entry.value.id, entry.value);
          break;
        case 'refund':
          this.refunds.set(entry.value.id, entry.value);
          break;
        case 'method':
          this.methods.set(entry.value.id, entry.value);
          break;
        case 'attempt':
          this.attempts.set(entry.value.intent, entry.value);
          break;
        case 'event':
          this.events.set(entry.value.id, entry.value);
          this.undelivered.add(entry.value.id);
          break;
        case 'delivered':
          this.undelivered.delete(entry.value.id);
          break;
        case 'answer':
          this.responses.set(entry.value.key, entry.value);
          break;
      }
    }
  }

  /** Rewrites the journal without what later lines replaced, delivered events and expired keys. */
  #compact(file: string): void {
    for (const id of this.events.keys()) if (!this.undelivered.has(id)) this.events.delete(id);
    for (const [key, { at }] of this.responses) if (at < Date.now() - keysKeptMs) this.responses.delete(key);
    const entries: Entry[] = [
      ...values('intent', this.intents),
      ...values('charge', this.charges),
      ...values('refund', this.refunds),
      ...values('method', this.methods),
      ...values('attempt', this.attempts),
      ...values('event', this.events),
      ...values('answer', this.responses),
    ];
    const fresh = `${file}.new`;
    writeFileSync(fresh, entries.map((entry) => `${JSON.stringify([entry])}\n`).join(''));
    renameSync(fresh, file);
  }
}

const values = <Kind extends string, Value>(kind: Kind, map: ReadonlyMap<string, Value>) =>
  [...map.values()].map((value) => ({ kind, value }));

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Lines are written by `commit` alone; only a crash in the middle of one leaves it unreadable. */
function parseLine(line: string): Entry[] | null {
  try {
    const entries: Entry[] = JSON.parse(line);
    return entries;
  } catch {
    return null;
  }
}

import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { CardBehaviour } from './cards.ts';
import type { Charge, PaymentIntent, Refund, StripeEvent } from './objects.ts';

/** The first response to an idempotency key. */
export interface KeyedResponse {
  key: string;
  /** A hash of method, path and parameters. */
  request: string;
  status: 200 | 402;
  body: string;
  /** In ms since the epoch. */
  at: number;
}

interface Rows {
  intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  event: StripeEvent;
  answer: KeyedResponse;
}

const kinds = ['intent', 'charge', 'refund', 'event', 'answer'] as const;

/** One row of each kind. `delivered` is an event that the webhook endpoint has accepted. */
type Changes = Partial<Rows & { delivered: { id: string } }>;

const keysKeptMs = 24 * 60 * 60 * 1000;

/**
 * The data of the mock server, in memory and, with a folder, in a journal: one line for each commit, which the operating
 * system has before the commit returns. So neither a crash nor `kill -9` loses an acknowledged write.
 */
export class Ledger {
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly responses = new Map<string, KeyedResponse>();
  readonly events = new Map<string, StripeEvent>();
  readonly undelivered = new Set<string>();
  /** The behaviour of the cards of payments that a test holds in `processing`. */
  readonly held = new Map<string, CardBehaviour>();
  /** Whether this is the first start on this folder. */
  readonly isNew: boolean;
  readonly #journal: number | null;
  readonly #tables: { [Kind in keyof Rows]: Map<string, Rows[Kind]> } = {
    intent: this.intents,
    charge: this.charges,
    refund: this.refunds,
    event: this.events,
    answer: this.responses,
  };

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
    for (const line of lines) this.#apply(parseLine(line));
    this.#compact(file);
    this.#journal = openSync(file, 'a');
  }

  /** Saves all of the rows or, after a crash, none of them. */
  commit(changes: Changes): void {
    if (this.#journal !== null) writeSync(this.#journal, toLine(changes));
    this.#apply(changes);
  }

  close(): void {
    if (this.#journal !== null) closeSync(this.#journal);
  }

  #apply(changes: Changes): void {
    for (const kind of kinds) this.#put(kind, changes[kind]);
    if (changes.event) this.undelivered.add(changes.event.id);
    if (changes.delivered) this.undelivered.delete(changes.delivered.id);
  }

  #put<Kind extends keyof Rows>(kind: Kind, row: Rows[Kind] | undefined): void {
    if (row) this.#tables[kind].set('key' in row ? row.key : row.id, row);
  }

  /** Rewrites the journal without replaced rows, delivered events and expired keys. */
  #compact(file: string): void {
    for (const id of this.events.keys()) if (!this.undelivered.has(id)) this.events.delete(id);
    for (const [key, { at }] of this.responses) if (at < Date.now() - keysKeptMs) this.responses.delete(key);
    const lines = kinds.flatMap((kind) =>
      [...this.#tables[kind].values()].map((row) => toLine({ [kind]: row })),
    );
    const fresh = `${file}.new`;
    writeFileSync(fresh, lines.join(''));
    renameSync(fresh, file);
  }
}

interface Entry {
  kind: string;
  value: unknown;
}

const toLine = (changes: Changes): string => {
  const entries = Object.entries(changes).map(([kind, value]): Entry => ({ kind, value }));
  return `${JSON.stringify(entries)}\n`;
};

/** A crash in the middle of a write leaves a line that cannot be parsed. Nobody has got a response for it. */
function parseLine(line: string): Changes {
  try {
    const entries: Entry[] = JSON.parse(line);
    return Object.fromEntries(entries.map(({ kind, value }) => [kind, value]));
  } catch {
    return {};
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

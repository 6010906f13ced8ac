import { v4 } from 'uuid';
import * as z from 'zod/mini';
import { parseStored } from '../storage/storage.ts';

/** A UUIDv4. `crypto.randomUUID` exists only on https and localhost, and a staging shop may use http. */
export const newIdempotencyKey = (): string => v4();

/** Keeps the current key across a reload, so that a repeated request after a lost response uses it again. */
interface Notes {
  read(): string | null;
  write(text: string): void;
  drop(): void;
}

const Sent = z.object({ request: z.string(), key: z.string() });

/**
 * The idempotency keys of calls that must not happen twice: a retry of the same request has the same key, another
 * request gets a new one. After `done`, the same request gets a new key.
 */
export function createIdempotencyKeys(newKey = newIdempotencyKey, notes?: Notes) {
  let current = parseStored(Sent, notes?.read());
  return {
    keyFor(body: unknown): string {
      const request = JSON.stringify(body);
      if (current?.request !== request) {
        current = { request, key: newKey() };
        notes?.write(JSON.stringify(current));
      }
      return current.key;
    },
    done() {
      current = null;
      notes?.drop();
    },
  };
}

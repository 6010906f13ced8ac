import type * as z from 'zod/mini';
import { localStore, parseStored, tabStore } from './storage.ts';

const prefix = 'draft:';

/**
 * Unfinished input of one user in this tab, such as an order form; null where none is stored. It survives the end of the
 * session, so that the user finds it after signing in again. A log-out in another tab must not delete it.
 */
export function draft<Schema extends z.ZodMiniType>(schema: Schema, uid: string, name: string) {
  const key = `${prefix}${uid}:${name}`;
  const noteKey = `${prefix}note:${uid}:${name}`;
  return {
    read: () => parseStored(schema, tabStore.get(key)),
    keep(value: z.infer<Schema>) {
      tabStore.set(key, JSON.stringify(value));
    },
    drop() {
      tabStore.remove(key);
    },
    /** A value that belongs to the draft, such as the idempotency key of its last request. */
    notes: {
      read: () => tabStore.get(noteKey),
      write: (text: string) => tabStore.set(noteKey, text),
      drop: () => tabStore.remove(noteKey),
    },
  };
}

/** Deletes the drafts of all users after a log-out, so that the next user of this browser cannot see them. */
export function dropDrafts(): void {
  // Where earlier versions stored them.
  localStore.removeAll(prefix);
  tabStore.removeAll(prefix);
}

import type * as z from 'zod/mini';
import { localStore, parseStored, tabStore } from './storage.ts';

const prefix = 'draft:';

/** Unfinished input, such as an order form; null where none is stored. */
export function draft<Schema extends z.ZodMiniType>(schema: Schema, uid: string, name: string) {
  const key = `${prefix}${uid}:${name}`;
  return {
    read: () => parseStored(schema, localStore.get(key)),
    keep(value: z.infer<Schema>) {
      localStore.set(key, JSON.stringify(value));
    },
    drop() {
      localStore.remove(key);
    },
    /** Values of this tab that belong to the draft, such as the idempotency key of its last request. */
    notes: {
      read: () => tabStore.get(key),
      write: (text: string) => tabStore.set(key, text),
      drop: () => tabStore.remove(key),
    },
  };
}

/** Deletes the drafts of all users, so that the next user of this browser cannot see them. */
export function dropDrafts(): void {
  localStore.removeAll(prefix);
  tabStore.removeAll(prefix);
}

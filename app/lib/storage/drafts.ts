import type * as z from 'zod/mini';
import { localStore, tabStore } from './storage.ts';

const prefix = 'draft:';

/** What somebody has begun and not finished, such as an order being filled in; `null` where nothing is kept. */
export function draft<Schema extends z.ZodMiniType>(schema: Schema, uid: string, name: string) {
  const key = `${prefix}${uid}:${name}`;
  return {
    read(): z.infer<Schema> | null {
      try {
        return schema.parse(JSON.parse(localStore.get(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(value: z.infer<Schema>) {
      localStore.set(key, JSON.stringify(value));
    },
    drop() {
      localStore.remove(key);
    },
    /** Notes of this tab's that belong to it, such as the key under which it was last sent. */
    notes: {
      read: () => tabStore.get(key),
      write: (text: string) => tabStore.set(key, text),
      drop: () => {
        tabStore.remove(key);
      },
    },
  };
}

/** Deletes the drafts of all users, so that the next user of this browser cannot see them. */
export function dropDrafts(): void {
  localStore.removeAll(prefix);
  tabStore.removeAll(prefix);
}

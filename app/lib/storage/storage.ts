import type * as z from 'zod/mini';

/** Parses a stored value. Null when there is none, or one of an earlier version of the app. */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null | undefined,
): z.infer<Schema> | null {
  try {
    return schema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

interface SafeStorage {
  get(key: string): string | null;
  /** False if the value will be lost on reload. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes all values whose key has this prefix. */
  removeAll(prefix: string): void;
}

/**
 * A storage that never throws. If the browser blocks it or it is full, values last as long as the document.
 */
export function safeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: (storage: Storage) => Value): Value | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)),
    set(key, value) {
      const kept = attempt((place) => {
        place.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept === true;
    },
    remove(key) {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    removeAll(prefix) {
      const isMeant = (key: string) => key.startsWith(prefix);
      for (const key of [...memory.keys()].filter(isMeant)) memory.delete(key);
      attempt((kept) => {
        for (const key of Object.keys(kept).filter(isMeant)) kept.removeItem(key);
      });
    },
  };
}

/** Shared by every tab. */
export const localStore = safeStorage(() => window.localStorage);

/** For this tab only; survives a reload. */
export const tabStore = safeStorage(() => window.sessionStorage);

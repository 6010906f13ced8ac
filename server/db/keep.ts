import type { Queries } from './connect.ts';

/** Returns a function that reads a value of a database, and keeps it for some ms. A failure is not kept. */
export function keep<Value>(
  ms: number,
  read: (db: Queries) => Promise<Value>,
): (db: Queries) => Promise<Value> {
  const kept = new WeakMap<object, { value: Promise<Value>; readAt: number }>();
  return (db) => {
    const known = kept.get(db);
    if (known && performance.now() - known.readAt < ms) return known.value;
    const value = read(db);
    kept.set(db, { value, readAt: performance.now() });
    value.catch(() => kept.delete(db));
    return value;
  };
}

import { crc32 } from 'node:zlib';

/** Returns the seed of this run and prints it. SEED=... repeats a run. */
export function seedOf(name: string): number {
  const seed = Number(process.env['SEED'] ?? newSeed());
  console.info(`${name}: SEED=${seed}`);
  return seed;
}

/**
 * Returns a seeded random generator, a different one for each name. A race's seed fixes the requests and their order,
 * not how the server interleaves them.
 */
export const seeded = (name: string): (() => number) => randomFrom(seedOf(name) ^ crc32(name));

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** Returns a generator of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The size of a race: `full` as in docs/rules.md with `npm run test:reliability`, `short` in `npm test`. */
export const figure = <Value>(full: Value, short: Value): Value =>
  process.env['RELIABILITY'] === 'full' ? full : short;

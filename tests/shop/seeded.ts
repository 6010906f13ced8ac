/**
 * Random numbers that repeat: the seed is printed, and SEED=... runs the same again. For races the seed
 * fixes what is asked and in which sequence; how the answers interleave is the machine's.
 */
export function seeded(name: string): () => number {
  const seed = Number(process.env['SEED'] ?? newSeed());
  console.info(`${name}: SEED=${seed}`);
  return randomFrom(seed);
}

export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The numbers from 0 to 1 that a seed stands for. */
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

/** The same items in another sequence. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

import { randomFrom, shuffled } from '#tests/shop/seeded.ts';
import type { LineBreak } from './break.ts';

/** Some of `items`, each at most once; the same ones for the same seed. */
export const draw = <Item>(items: readonly Item[], seed: number, count: number): Item[] =>
  shuffled(items, randomFrom(seed)).slice(0, count);

/** The break of each line; throws where a line has none. */
export function breaksOf(lines: readonly string[], breaks: readonly LineBreak[]): LineBreak[] {
  const chosen = lines.map((id) => ({ id, found: breaks.find(({ line }) => line === id) }));
  const without = chosen.flatMap(({ id, found }) => (found ? [] : id));
  if (without.length > 0) {
    throw new Error(`tests/breaks/line-breaks.ts breaks nothing that these lines say: ${without.join(', ')}`);
  }
  return chosen.flatMap(({ found }) => found ?? []);
}

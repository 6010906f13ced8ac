export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const asks = 9;

/** ms that something takes, in the middle of nine times one after the other. */
export async function medianTime(ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < asks; at++) {
    const startedAt = performance.now();
    await ask();
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

import { expect } from 'vitest';

/** Asserts that each figure that a test measured under a load is at most its limit, and prints it. */
export function expectFigures(load: string, reached: Record<string, [value: number, limit: number]>): void {
  for (const [name, [value, limit]] of Object.entries(reached)) {
    console.info(`${load}: ${name} ${value} (at most ${limit})`);
    expect(value, name).toBeLessThanOrEqual(limit);
  }
}

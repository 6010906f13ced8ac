import { expect, TestRunner, type RunnerTestCase } from 'vitest';
import type { Figures } from '../reliability/figures.ts';

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures[];
  }
}

/**
 * Asserts that each figure is at most its limit, and adds them to the table of `npm run test:reliability`, in the row
 * that the test's title names.
 */
export function expectFigures(load: string, reached: Record<string, [value: number, limit: number]>): void {
  const { meta } = TestRunner.getCurrentTest<RunnerTestCase>();
  meta.figures = [...(meta.figures ?? []), { load, reached }];
  for (const [name, [value, limit]] of Object.entries(reached))
    expect(value, name).toBeLessThanOrEqual(limit);
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayWhileWaiting } from './say-while-waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says every 15 seconds that something is awaited, and nothing afterwards', async () => {
  const said: number[] = [];
  let finish: (result: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (finish = resolve));
  const waiting = sayWhileWaiting(work, (seconds) => said.push(seconds));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_001);
  expect(said).toEqual([15, 30]);
  finish('done');
  expect(await waiting).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([15, 30]);
});

import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { compressFurther, createResponse } from './page-response.ts';

afterEach(() => vi.useRealTimers());

const create = (content: string, encoding: 'br' | 'gzip' = 'br', policy = '', isLasting = true) =>
  createResponse(content, encoding, { policy, isLasting });

const page = Array.from({ length: 2_000 }, (_, n) => `<li>Part ${n * 7919}</li>`).join('');

test('a page that has not changed for some seconds is compressed further, one at a time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [first, second] = [await create(page), await create(page)];
  const { length } = first.body;
  await compressFurther(first);
  expect(first.body).toHaveLength(length);
  vi.advanceTimersByTime(5_000);
  await Promise.all([compressFurther(first), compressFurther(second)]);
  expect(first.body.length).toBeLessThan(length);
  expect(second.body).toHaveLength(length);
  await compressFurther(second);
  expect(second.body).toEqual(first.body);
  expect(brotliDecompressSync(first.body).toString()).toBe(page);
});

test('a page that a request invented is not compressed further', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const response = await create(page, 'br', '', false);
  const { length } = response.body;
  vi.advanceTimersByTime(5_000);
  await compressFurther(response);
  expect(response.body).toHaveLength(length);
});

test('the ETag is the same in every encoding, and differs for another page or policy', async () => {
  const etags = await Promise.all([
    create(page, 'br', 'a'),
    create(page, 'gzip', 'a'),
    create(page, 'br', 'b'),
    create('', 'br', 'a'),
  ]);
  const [br, ...others] = etags.map(({ etag }) => etag);
  expect(others.map((etag) => etag === br)).toEqual([true, false, false]);
});

import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { compressFurther, createResponse } from './page-response.ts';

afterEach(() => vi.useRealTimers());

const page = Array.from({ length: 2_000 }, (_, n) => `<li>Part ${n * 7919}</li>`).join('');

test('a page that has not changed for some seconds is compressed further, one at a time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [first, second] = [await createResponse(page, 'br', {}), await createResponse(page, 'br', {})];
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

test('the ETag is the same in every encoding, and differs for another page or policy', async () => {
  const etags = await Promise.all([
    createResponse(page, 'br', { 'Content-Security-Policy': 'a' }),
    createResponse(page, 'gzip', { 'Content-Security-Policy': 'a' }),
    createResponse(page, 'br', { 'Content-Security-Policy': 'b' }),
    createResponse('', 'br', { 'Content-Security-Policy': 'a' }),
  ]);
  const [br, ...others] = etags.map(({ etag }) => etag);
  expect(others.map((etag) => etag === br)).toEqual([true, false, false]);
});

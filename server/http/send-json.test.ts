import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { seedIfEmpty } from '../seed/seed.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { sendJson } from './send-json.ts';
import type { AppEnv } from '../core/env.ts';

const { db } = await openTestDatabase();
await seedIfEmpty(db);
const app = createTestApp(db);

async function send(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const response = await app.fetch(new Request(`http://localhost:3000/api${path}`, { ...init, headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an API response', () => {
  test('is compressed for clients that accept it, with the same content', async () => {
    const plain = await send('/parts', {});
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    const br = await send('/parts', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const gzip = await send('/parts', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(
      (await send('/parts', { 'Accept-Encoding': 'br;q=0' })).response.headers.get('content-encoding'),
    ).toBeNull();
    for (const { response } of [plain, br, gzip]) {
      expect(response.headers.get('vary')).toBe('Origin, Authorization, Accept-Encoding');
      expect(response.headers.get('content-type')).toBe('application/json');
    }
  });

  test('is revalidated by its ETag, compressed or not', async () => {
    const accepted = { 'Accept-Encoding': 'br' };
    const tagOf = async (headers: Record<string, string>) =>
      (await send('/parts', headers)).response.headers.get('etag') ?? '';
    const [strong, weak] = [await tagOf({}), await tagOf(accepted)];
    expect(weak).toBe(`W/${strong}`);
    for (const etag of [strong, weak]) {
      const again = await send('/parts', { ...accepted, 'If-None-Match': etag });
      expect(again.response.status).toBe(304);
      expect(again.bytes.length).toBe(0);
      expect(again.response.headers.get('content-encoding')).toBeNull();
    }
  });

  test('that is small or an error is not compressed', async () => {
    for (const path of ['/healthz', '/parts?limit=1', '/parts/none']) {
      const { response, bytes } = await send(path, { 'Accept-Encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBeNull();
      JSON.parse(bytes.toString());
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'to %s, which may contain a secret, is never compressed',
    async (method) => {
      const long = new Hono<AppEnv>().on(['GET', method], '/x', (c) =>
        sendJson(c, { clientSecret: 's'.repeat(4096) }),
      );
      const request = (method: string) =>
        long.request('/x', { method, headers: { 'Accept-Encoding': 'br' } });
      expect((await request('GET')).headers.get('content-encoding')).toBe('br');
      expect((await request(method)).headers.get('content-encoding')).toBeNull();
    },
  );

  test('to HEAD has no body', async () => {
    const { response, bytes } = await send('/parts', { 'Accept-Encoding': 'br' }, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(bytes.length).toBe(0);
  });
});

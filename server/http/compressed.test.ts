import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { seedIfEmpty } from '../db/seed.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { compressed } from './compressed.ts';
import type { AppEnv } from './env.ts';

const { db } = await openTestDatabase();
await seedIfEmpty(db);
const app = createTestApp(db);

async function send(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const answer = await app.fetch(new Request(`http://localhost:3000/api${path}`, { ...init, headers }));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('an answer of the API', () => {
  test('travels compressed to who understands it, and says the same', async () => {
    const plain = await send('/parts', {});
    expect(plain.answer.headers.get('content-encoding')).toBeNull();
    const br = await send('/parts', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const gzip = await send('/parts', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(
      (await send('/parts', { 'Accept-Encoding': 'br;q=0' })).answer.headers.get('content-encoding'),
    ).toBeNull();
    for (const { answer } of [plain, br, gzip]) {
      expect(answer.headers.get('vary')).toBe('Origin, Authorization, Accept-Encoding');
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
  });

  test('is known again under the ETag that came with it, compressed or not', async () => {
    const accepted = { 'Accept-Encoding': 'br' };
    const tagOf = async (headers: Record<string, string>) =>
      (await send('/parts', headers)).answer.headers.get('etag') ?? '';
    const [strong, weak] = [await tagOf({}), await tagOf(accepted)];
    expect(weak).toBe(`W/${strong}`);
    for (const etag of [strong, weak]) {
      const again = await send('/parts', { ...accepted, 'If-None-Match': etag });
      expect(again.answer.status).toBe(304);
      expect(again.bytes.length).toBe(0);
      expect(again.answer.headers.get('content-encoding')).toBeNull();
    }
  });

  test('that is tiny, or a refusal, goes as it is', async () => {
    for (const path of ['/healthz', '/parts?limit=1', '/parts/none']) {
      const { answer, bytes } = await send(path, { 'Accept-Encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBeNull();
      JSON.parse(bytes.toString());
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'to %s, which may hold a secret, is never compressed, however long it is',
    async (method) => {
      const long = new Hono<AppEnv>()
        .use(compressed())
        .on(['GET', method], '/x', (c) => c.json({ clientSecret: 's'.repeat(4096) }));
      const ask = (how: string) => long.request('/x', { method: how, headers: { 'Accept-Encoding': 'br' } });
      expect((await ask('GET')).headers.get('content-encoding')).toBe('br');
      expect((await ask(method)).headers.get('content-encoding')).toBeNull();
    },
  );

  test('to HEAD has no body', async () => {
    const { answer, bytes } = await send('/parts', { 'Accept-Encoding': 'br' }, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(bytes.length).toBe(0);
  });
});

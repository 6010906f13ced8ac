import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { StoredImage } from '#contract/images.ts';
import { imageForm } from '#tests/contract/valid-requests.ts';
import { expectBody } from '#tests/shop/open-shop.ts';
import type { Config } from '../config.ts';
import { removeUnusedUploads } from './clean-up.ts';
import type { EncodedImage } from './encode-image.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { serve } from '../testing/serve.ts';

interface Kept {
  bytes: Buffer;
  headers: IncomingMessage['headers'];
}

/** As much of S3 as the shop uses, with what may go wrong. */
const objects = new Map<string, Kept>();
let fault: 'none' | 'refuse' | 'cut' | 'full';
const seen: string[] = [];

const endpoint = await serve(async (request, response) => {
  const key = new URL(request.url ?? '/', 'http://x').pathname;
  seen.push(`${request.method} ${key}`);
  const bytes = await buffer(request);
  const answer = (status: number, body: Buffer | string = '') => response.writeHead(status).end(body);
  const isSigned = /^AWS4-HMAC-SHA256 Credential=the-id\/\d+\/eu-north-1\/s3\/aws4_request/.test(
    request.headers.authorization ?? '',
  );
  if (!isSigned || fault === 'refuse') return answer(403, '<Error><Code>AccessDenied</Code></Error>');
  if (fault === 'cut') return request.socket.destroy();
  const kept = objects.get(key);
  if (request.method === 'PUT') {
    if (fault === 'full' && key.endsWith('.webp')) return answer(507, '<Error><Code>Full</Code></Error>');
    objects.set(key, { bytes, headers: request.headers });
    return answer(200);
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return answer(204);
  }
  return kept ? answer(200, kept.bytes) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
});

const { db } = await openTestDatabase();
const uploads: Config['uploads'] = {
  bucket: {
    name: 'images',
    region: 'eu-north-1',
    endpoint,
    credentials: { accessKeyId: 'the-id', secretAccessKey: 'the-secret' },
  },
  publicUrl: undefined,
  relay: undefined,
};
const formats = ['avif', 'webp'] as const;
const encoded: EncodedImage = {
  isCutOut: false,
  width: 500,
  files: [400, 500].flatMap((width) =>
    formats.map((format) => ({ width, format, bytes: new Uint8Array([width]) })),
  ),
};
const deps = { encodeImage: () => Promise.resolve(encoded) };
const app = createTestApp(db, { config: { uploads }, deps });
const cdn = createTestApp(db, {
  config: { uploads: { ...uploads, publicUrl: 'https://cdn.norholt.test/uploads' } },
  deps: { ...deps, accessTokens: app.deps.accessTokens },
});
const token = await app.accessToken(await app.addUser({ role: 'admin' }));
beforeEach(() => {
  objects.clear();
  seen.length = 0;
  fault = 'none';
});

const upload = (node = app) => node.call('POST', '/images', { token, body: imageForm() });

const read = async (url: string) => app.fetch(new Request(`http://localhost:3000${url}`));

describe('images in a bucket', () => {
  test('are asked for by names that the shop gave, and no others', async () => {
    const { url } = expectBody(await upload(), 200, StoredImage).data;
    seen.length = 0;
    const others = [
      `/uploads/${'0'.repeat(32)}-1200.webp`,
      url.replace(/-\d+\.webp$/, '-399.webp'),
      url.replace(/-\d+\.webp$/, '-1200.avif'),
    ];
    for (const other of others) expect((await read(other)).status).toBe(404);
    expect(seen).toEqual([]);
    expect((await read(url.replace(/-\d+\.webp$/, '-400.avif'))).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  test('are kept there as images that never change, served from there, and removed when unused for a day', async () => {
    const { url } = expectBody(await upload(), 200, StoredImage).data;
    expect(objects.size).toBe(4);
    const kept = objects.get(`/images${url}`);
    expect(kept?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const answer = await read(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(kept?.bytes);

    await db.query(`UPDATE uploads SET unused_since = unused_since - interval '25 hours'`);
    expect(await removeUnusedUploads(app.deps)).toBeGreaterThan(0);
    expect(objects.size).toBe(0);
  });

  test('are read under the address that the settings name, and taken by a part under both', async () => {
    const { url } = expectBody(await upload(cdn), 200, StoredImage).data;
    expect(url).toMatch(/^https:\/\/cdn\.norholt\.test\/uploads\/[0-9a-f]{32}-500\.webp$/);
    const part = { description: 'x', price: 64, minQuantity: 1, quantity: 1 };
    const add = (image: string) =>
      cdn.call('POST', '/post-part', { token, body: { ...part, name: image.slice(0, 60), image } });
    expect((await add(url)).status).toBe(200);
    expect((await add(new URL(url).pathname)).status).toBe(200);
    expect((await add(`https://cdn.norholt.test/uploads/${'b'.repeat(32)}-500.webp`)).status).toBe(400);
  });

  test('that are not there are 404', async () => {
    expect((await read(`/uploads/${'c'.repeat(32)}-400.webp`)).status).toBe(404);
    expect((await read('/uploads/secret.txt')).status).toBe(404);
    const { url } = expectBody(await upload(), 200, StoredImage).data;
    objects.clear();
    expect((await read(url)).status).toBe(404);
  });

  test.each(['refuse', 'cut', 'full'] as const)(
    'are 503 while the bucket says %s, and none is left behind',
    async (how) => {
      const { url } = expectBody(await upload(), 200, StoredImage).data;
      objects.clear();
      fault = how;
      const answer = await upload();
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', success: false } });
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(JSON.stringify(answer.body)).not.toMatch(/the-id|the-secret|127\.0\.0\.1/);
      if (how !== 'full') expect((await read(url)).status).toBe(503);
      expect(objects.size).toBe(0);
    },
  );
});

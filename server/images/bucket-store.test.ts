import { readdirSync } from 'node:fs';
import { S3 } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';
import { beforeEach, describe, expect, test } from 'vitest';
import { StoredImage } from '#contract/images.ts';
import { imageForm } from '#tests/contract/valid-requests.ts';
import { expectBody } from '#tests/shop/open-shop.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import type { Config } from '../config/config.ts';
import { removeUnusedUploads } from './clean-up.ts';
import type { EncodedImage } from './encode-image.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { serve } from '../testing/serve.ts';

const bucket = { Bucket: 'images' };
const directory = tempFolder();
const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket.Bucket }] });
const handle = s3rver.callback();
let fault: 'none' | 'refuse' | 'cut' | 'full';
const seen: string[] = [];

const endpoint = await serve((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  if (fault === 'refuse') return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  if (fault === 'cut') return request.socket.destroy();
  if (fault === 'full' && request.method === 'PUT' && request.url?.includes('.webp'))
    return response.writeHead(507).end('<Error><Code>Full</Code></Error>');
  return handle(request, response);
});

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const s3 = new S3({ endpoint, region: 'eu-north-1', credentials, forcePathStyle: true });
/** Counts the files of objects. Each has two others beside it. */
const countObjects = () =>
  readdirSync(directory, { recursive: true }).filter((file) => String(file).endsWith('_object')).length;

const { db } = await openTestDatabase();
const uploads: Config['uploads'] = {
  bucket: {
    name: bucket.Bucket,
    region: 'eu-north-1',
    endpoint,
    credentials,
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
  mail: new Uint8Array(1),
};
const deps = { encodeImage: () => Promise.resolve(encoded) };
const app = createTestApp(db, { config: { uploads }, deps });
const cdn = createTestApp(db, {
  config: { uploads: { ...uploads, publicUrl: 'https://cdn.norholt.test/uploads' } },
  deps: { ...deps, accessTokens: app.deps.accessTokens },
});
const token = await app.accessToken(await app.addUser({ role: 'admin' }));
beforeEach(async () => {
  s3rver.reset();
  await s3rver.configureBuckets();
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
    expect(countObjects()).toBe(5);
    const kept = await s3.getObject({ ...bucket, Key: url.slice(1) });
    expect(kept).toMatchObject({
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    });
    const answer = await read(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(await kept.Body?.transformToByteArray());

    await db.query(`UPDATE uploads SET unused_since = unused_since - interval '25 hours'`);
    expect(await removeUnusedUploads(app.deps)).toBeGreaterThan(0);
    expect(countObjects()).toBe(0);
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
    await s3.deleteObject({ ...bucket, Key: url.slice(1) });
    expect((await read(url)).status).toBe(404);
  });

  test.each(['refuse', 'cut', 'full'] as const)(
    'are 503 while the bucket says %s, and none is left behind',
    async (how) => {
      const { url } = expectBody(await upload(), 200, StoredImage).data;
      fault = how;
      const answer = await upload();
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', success: false } });
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(JSON.stringify(answer.body)).not.toMatch(/S3RVER|127\.0\.0\.1/);
      if (how !== 'full') expect((await read(url)).status).toBe(503);
      fault = 'none';
      expect(countObjects()).toBe(5);
    },
  );
});

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { RefusedImage, StoredImage } from '#contract/images.ts';
import { limits } from '#contract/limits.ts';
import { imageForm } from '#tests/contract/valid-requests.ts';
import { expectBody } from '#tests/shop/open-shop.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { Problem } from '../core/problem.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { serve } from '../testing/serve.ts';

const dataDir = tempFolder();
const { db } = await openTestDatabase();
const app = createTestApp(db, { config: { dataDir } });
const token = await app.accessToken(await app.addUser({ role: 'admin' }));

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b03a2e' } });

const form = (bytes: Uint8Array) => imageForm(new Uint8Array(bytes));

const upload = (bytes: Uint8Array, node: TestApp = app) =>
  node.call('POST', '/images', { token, body: form(bytes) });

async function urlOf(bytes: Uint8Array, node: TestApp = app): Promise<string> {
  return expectBody(await upload(bytes, node), 200, StoredImage).data.url;
}

const get = async (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(`http://localhost:3000${path}`, init));

/** Describes a stored file. */
async function stored(url: string) {
  return sharp(Buffer.from(await (await get(url)).arrayBuffer())).metadata();
}

describe('an uploaded image', () => {
  test('is stored as WebP and AVIF, 400, 800 and 1200 pixels wide', async () => {
    const url = await urlOf(await drawImage(2000, 1500).png().toBuffer());
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}-1200\.webp$/);
    for (const width of [400, 800, 1200]) {
      const size = { width, height: width * 0.75 };
      const name = url.replace('1200.webp', String(width));
      expect(await stored(`${name}.webp`)).toMatchObject({ format: 'webp', ...size });
      expect(await stored(`${name}.avif`)).toMatchObject({ format: 'heif', ...size });
    }
    const { rows } = await db.query('SELECT call, after FROM audit_log WHERE object = $1', [url]);
    expect(rows).toEqual([{ call: 'POST /images', after: 'stored' }]);
  });

  test('is not enlarged, and its address contains its width', async () => {
    const url = await urlOf(await drawImage(500, 300).jpeg().toBuffer());
    expect(url).toMatch(/-500\.webp$/);
    expect(await stored(url)).toMatchObject({ width: 500, height: 300 });
    expect(await stored(url.replace('-500.webp', '-400.avif'))).toMatchObject({ width: 400, height: 240 });
    expect((await get(url.replace('-500.', '-800.'))).status).toBe(404);
  });

  test('is rotated upright and loses its location and author', async () => {
    const bytes = await drawImage(60, 40)
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 42/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const url = await urlOf(bytes);
    for (const address of [url, url.replace('.webp', '.avif')]) {
      const kept = await stored(address);
      expect(kept).toMatchObject({ width: 40, height: 60, space: 'srgb' });
      expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.comments]).toEqual(Array(5).fill(undefined));
    }
  });

  test('with transparent pixels is named a cut-out', async () => {
    for (const [alpha, name] of [
      ['80', /-cutout-50\.webp$/],
      ['ff', /\/[0-9a-f]{32}-50\.webp$/],
    ] as const) {
      const background = `#b03a2e${alpha}`;
      const image = sharp({ create: { width: 50, height: 50, channels: 4, background } });
      expect(await urlOf(await image.png().toBuffer())).toMatch(name);
    }
  });

  describe('has a JPEG for mails', () => {
    const mailUrl = (url: string) => url.replace(/-\d+\.webp$/, '-mail.jpg');
    const cutOut = () =>
      sharp({ create: { width: 90, height: 90, channels: 4, background: '#b03a2e00' } })
        .png()
        .toBuffer();

    test.each([
      ['a wide image', () => drawImage(2000, 500).png().toBuffer(), [176, 58, 46]],
      ['a cut-out, on the plate', cutOut, [230, 232, 226]],
    ])('of the shape of its slot: %s', async (_, make, colour) => {
      const url = mailUrl(await urlOf(await make()));
      const answer = await get(url);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const image = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await image.metadata()).toMatchObject({
        format: 'jpeg',
        width: 400,
        height: 300,
        hasAlpha: false,
      });
      const { channels } = await image.stats();
      for (const [index, { mean }] of channels.entries()) expect(mean).toBeCloseTo(colour[index] ?? NaN, -1);
    });

    test('that is made and kept when it is first asked for, if an earlier version stored none', async () => {
      const url = mailUrl(await urlOf(await drawImage(300, 300).png().toBuffer()));
      await rm(join(dataDir, url));
      let encoded = 0;
      const node = createTestApp(db, {
        config: { dataDir },
        deps: { encodeImage: (bytes) => ((encoded += 1), app.deps.encodeImage(bytes)) },
      });
      const ask = async () => node.fetch(new Request(`http://localhost:3000${url}`));
      const answers = await Promise.all([ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stored(url)).toMatchObject({ format: 'jpeg', width: 400 });
      expect(encoded).toBe(1);
    });

    test.each(['is not the image of a part', 'is not there without the image'])('that %s', async (rule) => {
      const url = mailUrl(await urlOf(await drawImage(30, 30).png().toBuffer()));
      if (rule === 'is not the image of a part') {
        const part = { name: url, description: 'x', price: 64, minQuantity: 1, quantity: 1, image: url };
        expect(await app.call('POST', '/post-part', { token, body: part })).toMatchObject({ status: 400 });
      } else {
        expect((await get(`/uploads/${'a'.repeat(32)}-mail.jpg`)).status).toBe(404);
        await db.query('UPDATE uploads SET removed_at = now() WHERE left(name, 32) = $1', [url.slice(9, 41)]);
        expect((await get(url)).status).toBe(404);
      }
    });
  });

  test.each([
    ['grey', () => drawImage(50, 40).greyscale().toColourspace('b-w').png().toBuffer()],
    ['of 16 bits', () => drawImage(50, 40).toColourspace('rgb16').png().toBuffer()],
    ['for print', () => drawImage(50, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['of few colours', () => drawImage(50, 40).png({ palette: true }).toBuffer()],
    ['an AVIF', () => drawImage(50, 40).avif().toBuffer()],
    ['a thin line', () => drawImage(1, 12_000).png().toBuffer()],
  ])('is accepted when it is %s', async (_, make) => {
    expect(await stored(await urlOf(await make()))).toMatchObject({ format: 'webp', space: 'srgb' });
  });

  test('is served as an image only, to every origin, and cached forever', async () => {
    const url = await urlOf(await drawImage(50, 40).png().toBuffer());
    const name = url.slice('/uploads/'.length);
    const answer = await get(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get(url, { method: 'HEAD' })).headers.get('content-type')).toBe('image/webp');
    expect((await get(url.replace('.webp', '.avif'))).headers.get('content-type')).toBe('image/avif');
  });
});

describe('under /uploads', () => {
  test.each([
    '/uploads/',
    '/uploads/secret.txt',
    '/uploads/../secret.txt',
    '/uploads/..%2fsecret.txt',
    '/uploads/%2e%2e/secret.txt',
    '/uploads/..%5csecret.txt',
    `/uploads/${'a'.repeat(32)}-400.webp`,
    `/uploads/${'a'.repeat(32)}-400.webp%00.png`,
    `/uploads/${'a'.repeat(32)}-400.svg`,
    `/uploads/x/${'a'.repeat(32)}-400.webp`,
  ])('%s is not there', async (path) => {
    await writeFile(join(dataDir, 'secret.txt'), 'secret');
    await mkdir(join(dataDir, 'uploads'), { recursive: true });
    await writeFile(join(dataDir, 'uploads/secret.txt'), 'secret');
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

describe('a rejected upload', () => {
  const refused = async (send: Parameters<TestApp['call']>[2], status: number) => {
    const body = expectBody(await app.call('POST', '/images', send), status, RefusedImage);
    expect(body.error.message).toBe(body.message);
    return body;
  };

  test('has the error of an image host and of the shop', async () => {
    const body = new FormData();
    body.set('photo', new Blob(['x']), 'x.png');
    expect(await refused({ token, body }, 400)).toMatchObject({
      success: false,
      message: 'Send one picture in the field image.',
      field: 'image',
    });
    await refused({ token, body: {} }, 415);
  });

  const uploadRequest = (body: BodyInit, url: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', headers, body };
    return new Request(`${url}/api/images`, init);
  };

  test('is not read beyond the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
        if (sent > 50_000_000) controller.close();
      },
    });
    expect((await app.fetch(uploadRequest(endless, 'http://localhost:3000'))).status).toBe(413);
    expect(sent).toBeLessThan(6_000_000);
  });

  test('when decoding it would take more memory than there is for it', async () => {
    const vast = await drawImage(4000, 2600).avif({ effort: 0 }).toBuffer();
    expect(await refused({ token, body: form(vast) }, 413)).toMatchObject({ code: 'TOO_LARGE' });
  });

  test('when it is larger than 5 MB, and taken up to that', async () => {
    const png = await drawImage(5, 5).png().toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await upload(padded(limits.image.maxBytes))).status).toBe(200);
    expect((await upload(padded(limits.image.maxBytes + 1))).status).toBe(413);
    const before = await readdir(join(dataDir, 'uploads'));
    await refused({ token, body: form(padded(limits.image.maxBytes + 100_000)) }, 413);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual(before);
  });

  test('gets 413 over HTTP, with or without a declared length', async () => {
    const origin = await serve(getRequestListener((request) => app.fetch(request)));
    const large = new Uint8Array(6 * 1024 * 1024);
    expect((await fetch(uploadRequest(large, origin))).status).toBe(413);
    const status = await fetch(uploadRequest(new Blob([large]).stream(), origin)).then(
      (late) => late.status,
      // The server may close the connection of a sender that continues.
      () => 413,
    );
    expect(status).toBe(413);
  });
});

test('of many concurrent images some get 503, and the others are stored', async () => {
  const bytes = await drawImage(300, 200).png().toBuffer();
  let release = (): void => expect.unreachable();
  const released = new Promise<void>((resolve) => (release = resolve));
  const node = createTestApp(db, {
    config: { dataDir },
    deps: {
      encodeImage: (...image) => released.then(() => app.deps.encodeImage(...image)),
      accessTokens: app.deps.accessTokens,
    },
  });
  const sent = Array.from({ length: 14 }, () => upload(bytes, node));
  const refusal = await Promise.race(sent);
  release();
  const answers = await Promise.all(sent);
  expect(refusal.status).toBe(503);
  expect(refusal.headers.get('retry-after')).toBe('5');
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  expect((await upload(bytes, node)).status).toBe(200);
});

test.each([
  ['the encoder is busy', { encodeImage: () => Promise.reject(new Problem('UNAVAILABLE')) }, 503],
  ['the encoder is broken', { encodeImage: () => Promise.reject(new Error('no encoder')) }, 500],
  [
    'the store is full',
    { images: { ...app.deps.images, put: () => Promise.reject(new Problem('UNAVAILABLE')) } },
    503,
  ],
] as const)('an upload that fails because %s does not count', async (_, deps, status) => {
  const user = await app.addUser({ role: 'admin' });
  const own = await app.accessToken(user);
  const broken = createTestApp(db, { config: { dataDir }, deps });
  const send = async (node: TestApp, body = drawImage(30, 20).png().toBuffer()) =>
    node.call('POST', '/images', { token: own, body: form(await body) });
  const counted = async () => {
    const { rows } = await db.query<{ points: number }>(
      `SELECT points FROM rate_limits WHERE key LIKE 'uploads %' AND key LIKE '%' || $1`,
      [user.id],
    );
    return rows[0]?.points ?? 0;
  };
  expect(await send(broken)).toMatchObject({ status });
  expect(await counted()).toBe(0);
  expect(await send(app)).toMatchObject({ status: 200 });
  expect(await send(app, Promise.resolve(Buffer.from('no image')))).toMatchObject({ status: 415 });
  expect(await counted()).toBe(2);
});

const received: Array<{ url: string; file: string | undefined; bytes: Buffer }> = [];
let reply: { status: number; body: object };
const imageHost = await serve(async (request, response) => {
  const bytes = await buffer(request);
  const file = /name="image"; filename="([^"]+)"/.exec(bytes.toString('latin1'))?.[1];
  received.push({ url: request.url ?? '', file, bytes });
  response.writeHead(reply.status, { 'Content-Type': 'application/json', Location: 'http://127.0.0.1:1/' });
  response.end(JSON.stringify(reply.body));
});

describe('with an image host', () => {
  const given = (url: string) => ({ success: true, status: 200, data: { id: 'x', url } });
  const relay = { url: `${imageHost}/1/upload`, key: 'the-key' };
  const relayed = createTestApp(db, {
    config: {
      dataDir: join(dataDir, 'relayed'),
      imageHosts: ['i.images.test'],
      uploads: { bucket: undefined, publicUrl: undefined, relay },
    },
    deps: { accessTokens: app.deps.accessTokens },
  });

  test('it gets the re-encoded image, and its URL is returned', async () => {
    reply = { status: 200, body: given('https://i.images.test/x/disc.webp') };
    const marked = Buffer.concat([await drawImage(900, 600).png().toBuffer(), Buffer.from('<script>')]);
    expect(await urlOf(marked, relayed)).toBe('https://i.images.test/x/disc.webp');
    const [sent] = received;
    expect(sent?.url).toBe('/1/upload?key=the-key');
    expect(sent?.file).toMatch(/-900\.webp$/);
    expect(sent?.bytes.includes('<script>')).toBe(false);
    expect(sent?.bytes.includes('WEBPVP8')).toBe(true);
    await expect(readdir(join(dataDir, 'relayed'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['an address elsewhere', given('https://tracker.test/x.webp'), 200],
    ['a plain http address', given('http://i.images.test/x.webp'), 200],
    ['no address', { success: true, data: {} }, 200],
    ['a refusal', { success: false, error: { message: 'Invalid API key' } }, 400],
    ['a redirect', {}, 302],
    ['too many bytes', { x: 'x'.repeat(100_000) }, 200],
  ])('that returns %s is not trusted', async (_, body, status) => {
    reply = { status, body };
    const answer = await upload(await drawImage(5, 5).png().toBuffer(), relayed);
    const told = expectBody(answer, 503, RefusedImage);
    expect(told.code).toBe('UNAVAILABLE');
    expect(JSON.stringify(told)).not.toContain('the-key');
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { expectFigures } from '#tests/shop/expect-figures.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { nodeOptions } from '../core/limits.ts';
import { projectRoot } from '../core/root.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startServer } from '../testing/server.ts';

const dataDir = tempFolder();
const { db, url } = await openTestDatabase();
const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir });
const app = createTestApp(db, {
  config: { dataDir },
  send: (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(server.origin + pathname + search, request));
  },
});
const token = await app.accessToken(await app.addUser({ role: 'admin' }));

/** Must not occur in a stored file. */
const marker = 'alert("norholt")';
const page = `<!doctype html><script>${marker}</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>${marker}</script></svg>`;

/** `refused`: an error. `unsupported`: 415. `image`: may be stored after it is re-encoded. */
type Expected = 'refused' | 'unsupported' | 'image';
type Hostile = [expected: Expected, what: string, bytes: Uint8Array | string, name?: string | undefined];

const formats = {
  png: (image: Sharp) => image.png(),
  jpeg: (image: Sharp) => image.jpeg(),
  webp: (image: Sharp) => image.webp(),
  avif: (image: Sharp) => image.avif({ effort: 0 }),
};

const noise = () => {
  const pixels = Buffer.alloc(64 * 48 * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 2654435761) >>> 24;
  return sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } });
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32 === undefined ? 0 : crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of this size with `rows` rows of zeros. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The header of a WebP of this size. */
function webp(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const head = Buffer.from('RIFF....WEBPVP8X....');
  head.writeUInt32LE(22, 4);
  head.writeUInt32LE(10, 16);
  return Buffer.concat([head, canvas]);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

const texts = ['', '\ufeff', '<?xml version="1.0"?>', '<!-- PNG -->', '\n\n  ', '<!DOCTYPE svg>'].flatMap(
  (before) =>
    ['x.svg', 'x.png', 'x.svg.png'].map((name): Hostile => ['unsupported', 'SVG', before + svg, name]),
);
const pages = ['x.png', 'x.html', 'x.png.html', 'x.jpg'].map((name): Hostile => [
  'unsupported',
  'HTML',
  page,
  name,
]);
const polyglots = 'GIF89a GIF87a BM %PDF-1.7\n #!/bin/sh\n \x7fELF MZ PK\x03\x04 PK\x05\x06'
  .split(' ')
  .map((head): Hostile => ['refused', `polyglot ${head}`, `${head}/*${' '.repeat(64)}*/=1;${marker}`]);
const headers = ['\x89PNG', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\xff\xd8\xff\xe0', 'RIFF\x20\0\0\0WEBP']
  .concat('\0\0\0\x1cftypavif')
  .flatMap((head) => [page, svg].map((text): Hostile => ['refused', `after ${head}`, latin1(head + text)]));
const sizes = [
  ...[30_000, 6_325, 2_147_483_647, 0].map((edge) => [edge, edge] as const),
  [40_000_001, 1] as const,
].map(([width, height]): Hostile => ['refused', `PNG of ${width} x ${height}`, png(width, height, 1)]);

/** Files made from a real image of a format. */
async function variantsOf(format: string, as: (image: Sharp) => Sharp): Promise<Hostile[]> {
  const whole = await as(noise()).toBuffer();
  const variant = (what: string, bytes: Uint8Array, name?: string): Hostile => [
    'image',
    `${format}, ${what}`,
    bytes,
    name,
  ];
  const cut = Array.from({ length: 9 }, (_, tenth) =>
    variant('cut off', whole.subarray(0, Math.floor((whole.length * (tenth + 1)) / 10))),
  );
  const bent = Array.from({ length: 18 }, (_, turn) => {
    const bytes = Buffer.from(whole);
    for (let at = (turn + 1) * 7; at < bytes.length; at += 98 + turn)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (turn % 8));
    return variant('with flipped bits', bytes);
  });
  const longer = [page, `\n${marker}//`, `PK\x03\x04${marker}`].map((tail) =>
    variant('with something appended', Buffer.concat([whole, Buffer.from(tail)])),
  );
  const names = ['../../x.html', '..\\..\\x.svg', '/etc/passwd', 'a\0.html', '"\r\nX-Evil: 1', '.'];
  const exif = { IFD0: { ImageDescription: marker, Artist: page } };
  return [
    ...[...cut, ...bent, ...longer],
    ...names.map((name) => variant('with a hostile name', whole, name)),
    variant('with a script in its Exif', await as(noise().withExif(exif)).toBuffer()),
  ];
}

async function hostileFiles(): Promise<Hostile[]> {
  const edge = 3_700;
  const vast = sharp({ create: { width: edge, height: edge, channels: 3, background: 'black' } });
  const text = Buffer.concat([Buffer.from('Comment\0'), Buffer.from(marker)]);
  const plain = await noise().png().toBuffer();
  const moving = sharp([plain, plain], { join: { animated: true } }).webp({ delay: [10, 10] });
  const variants = await Promise.all(Object.entries(formats).map(([format, as]) => variantsOf(format, as)));
  return [
    ...[...texts, ...pages, ...polyglots, ...headers, ...sizes, ...variants.flat()],
    ['unsupported', 'SVG in gzip', gzipSync(svg), 'x.svgz'],
    ['unsupported', 'one byte', 'x'],
    ['refused', 'zeros', Buffer.alloc(100_000)],
    ['unsupported', 'TIFF', await noise().tiff().toBuffer()],
    ['unsupported', 'GIF', await noise().gif().toBuffer()],
    ['unsupported', 'HEIC header', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
    ['refused', 'icon', latin1('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x04\0\0\0\x16\0\0\0')],
    ['refused', 'PNG of 900 million black pixels', png(30_000, 30_000, 30_000)],
    ['refused', 'large AVIF', await vast.avif({ effort: 0 }).toBuffer()],
    ['refused', 'WebP header of 268 million pixels', webp(16_383, 16_383)],
    ['refused', 'WebP header of the largest size', webp(16_777_216, 16_777_216)],
    [
      'image',
      'PNG with a script',
      Buffer.concat([plain.subarray(0, 33), chunk('tEXt', text), plain.subarray(33)]),
    ],
    ['image', 'animated WebP', await moving.toBuffer()],
  ];
}

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 5);
afterAll(() => clearInterval(watch));

function send(bytes: Uint8Array, name = 'x.png') {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return app.call('POST', '/images', { token, body });
}

describe('R21: of two hundred hostile files', () => {
  test('none is stored unless it is re-encoded', async () => {
    const files = await hostileFiles();
    for (const [expected, what, bytes, name] of files) {
      const { status, body: response, headers } = await send(Buffer.from(bytes), name);
      const message = `${what}: ${status} ${JSON.stringify(response)}`;
      expect(status < 500 && (expected === 'image' || status >= 400), message).toBe(true);
      if (expected === 'unsupported') expect(status, message).toBe(415);
      expect(headers.get('x-evil')).toBeNull();
    }
    expect(files.length).toBeGreaterThanOrEqual(200);

    const stored = (await readdir(dataDir, { recursive: true })).filter((name) => name !== 'uploads');
    expect(stored.length).toBeGreaterThan(50);
    for (const name of stored) {
      expect(name).toMatch(/^uploads\/[0-9a-f]{32}(-cutout)?-(\d+\.(avif|webp)|mail\.jpg)$/);
      const bytes = await readFile(join(dataDir, name));
      expect(
        ['norholt', '<script', '<svg'].some((word) => bytes.includes(word)),
        name,
      ).toBe(false);
      const { pages = 1, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect([pages, exif, xmp, icc, iptc], name).toEqual([1, undefined, undefined, undefined, undefined]);
    }
  }, 120_000);

  test('and of three concurrent images of 40 megapixels, none needs more than 400 MB', async () => {
    const wide = { width: 8000, height: 5000, channels: 3, background: '#b03a2e' } as const;
    const images = await Promise.all([
      sharp({ create: wide }).png().toBuffer(),
      sharp({ create: wide })
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Orientation: '6' } })
        .toBuffer(),
      sharp({ create: wide }).webp({ effort: 0 }).toBuffer(),
    ]);
    const responses = await Promise.all(images.map((bytes) => send(bytes)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const most = Math.round(peak / 1024 / 1024);
    expectFigures('the hostile files, then three concurrent images of 40 megapixels', {
      'MB at most': [most, 399],
    });
    expect(most).toBeGreaterThan(100);
    // Production starts with the same options.
    const scripts = await readFile(join(projectRoot, 'package.json'), 'utf8');
    expect(scripts).toContain(`node ${nodeOptions.join(' ')} local/cli.js serve`);
  }, 60_000);
});

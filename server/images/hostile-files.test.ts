import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
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

/** What must never be found in anything that is kept. */
const marker = 'alert("norholt")';
const page = `<!doctype html><script>${marker}</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>${marker}</script></svg>`;

interface Hostile {
  what: string;
  bytes: Uint8Array;
  name?: string | undefined;
  /** The one answer it may get. */
  status?: 415;
  /** Whether the server may accept it: a real image, which is stored after it is re-encoded. */
  isImage?: boolean;
}

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

/** A PNG that says how large it is, with as many rows of nothing as are asked for. */
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

/** A WebP whose header says how large it is. */
function webp(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const head = Buffer.from('RIFF....WEBPVP8X....');
  head.writeUInt32LE(22, 4);
  head.writeUInt32LE(10, 16);
  return Buffer.concat([head, canvas]);
}

async function hostileFiles(): Promise<Hostile[]> {
  const files: Hostile[] = [];
  const file =
    (expected: Pick<Hostile, 'status' | 'isImage'>) =>
    (what: string, bytes: Uint8Array | string, name?: string) =>
      files.push({ what, bytes: Buffer.from(bytes), name, ...expected });
  const [no, never, maybe] = [file({}), file({ status: 415 }), file({ isImage: true })];

  for (const before of ['', '\ufeff', '<?xml version="1.0"?>', '<!-- PNG -->', '\n\n  ', '<!DOCTYPE svg>']) {
    for (const name of ['x.svg', 'x.png', 'x.svg.png']) never('SVG', `${before}${svg}`, name);
  }
  never('SVG in gzip', gzipSync(svg), 'x.svgz');
  for (const name of ['x.png', 'x.html', 'x.png.html', 'x.jpg']) never('HTML', page, name);
  for (const head of [
    'GIF89a',
    'GIF87a',
    'BM',
    '%PDF-1.7\n',
    '#!/bin/sh\n',
    '\x7fELF',
    'MZ',
    'PK\x03\x04',
    'PK\x05\x06',
  ]) {
    no(`a polyglot that begins with ${JSON.stringify(head)}`, `${head}/*${' '.repeat(64)}*/=1;${marker}`);
  }
  for (const head of [
    '\x89PNG',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe0',
    'RIFF\x20\0\0\0WEBP',
    '\0\0\0\x1cftypavif',
  ]) {
    no(`a page behind the first bytes of ${JSON.stringify(head)}`, Buffer.from(head + page, 'latin1'));
    no(`an SVG behind them`, Buffer.from(head + svg, 'latin1'));
  }
  never('one byte', 'x');
  no('many zeros', Buffer.alloc(100_000));
  never('a TIFF', await noise().tiff().toBuffer());
  never('a GIF', await noise().gif().toBuffer());
  never('a HEIC header', '\0\0\0\x18ftypheic\0\0\0\0heicmif1');
  no('an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0]));

  for (const [width, height] of [
    [30_000, 30_000],
    [6_325, 6_325],
    [40_000_001, 1],
    [2_147_483_647, 2_147_483_647],
    [0, 0],
  ] as const) {
    no(`a PNG header of ${width} x ${height}`, png(width, height, 1));
  }
  no('a PNG of 900 million black pixels', png(30_000, 30_000, 30_000));
  for (const edge of [10_000, 3_160]) {
    const avif = sharp({ create: { width: edge, height: edge, channels: 3, background: 'black' } });
    maybe(`an AVIF of ${edge} x ${edge}`, await avif.avif({ effort: 0 }).toBuffer());
  }
  for (const [width, height] of [
    [16_383, 16_383],
    [16_777_216, 16_777_216],
  ] as const) {
    no(`a WebP header of ${width} x ${height}`, webp(width, height));
  }

  for (const [format, as] of Object.entries(formats)) {
    const whole = await as(noise()).toBuffer();
    for (let part = 1; part < 10; part += 1) {
      maybe(`${part} tenths of a ${format}`, whole.subarray(0, Math.floor((whole.length * part) / 10)));
    }
    for (let turn = 1; turn <= 18; turn += 1) {
      const bent = Buffer.from(whole);
      for (let at = turn * 7; at < bent.length; at += 97 + turn)
        bent[at] = (bent[at] ?? 0) ^ (1 << (turn % 8));
      maybe(`a bent ${format}`, bent);
    }
    for (const [what, tail] of [
      ['a page', page],
      ['a script', `\n${marker}//`],
      ['an archive', `PK\x03\x04${marker}`],
    ] as const) {
      maybe(`a ${format} with ${what} behind it`, Buffer.concat([whole, Buffer.from(tail)]));
    }
    for (const name of [
      `../../${format}.html`,
      '..\\..\\x.svg',
      '/etc/passwd',
      'a\0.html',
      '"\r\nX-Evil: 1',
      '.',
    ]) {
      maybe(`a ${format} named ${JSON.stringify(name)}`, whole, name);
    }
    maybe(
      `a ${format} with a script in its Exif`,
      await as(noise().withExif({ IFD0: { ImageDescription: marker, Artist: page } })).toBuffer(),
    );
  }
  const text = Buffer.concat([Buffer.from('Comment\0'), Buffer.from(marker)]);
  const plain = await noise().png().toBuffer();
  maybe(
    'a PNG with a script in its text',
    Buffer.concat([plain.subarray(0, 33), chunk('tEXt', text), plain.subarray(33)]),
  );
  const frames = await sharp([plain, plain], { join: { animated: true } })
    .webp({ delay: [10, 10] })
    .toBuffer();
  maybe('a WebP that moves', frames);
  return files;
}

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 5);
afterAll(() => clearInterval(watch));

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function send(bytes: Uint8Array, name = 'x.png') {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return app.call('POST', '/images', { token, body });
}

describe('of some two hundred hostile files', () => {
  test('none is kept as it came', async () => {
    const files = await hostileFiles();
    const started = performance.now();
    const counts = new Map<number, number>();
    for (const { what, bytes, name, isImage = false, status: only } of files) {
      const { status, body: response, headers } = await send(bytes, name);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const told = `${what}: ${status} ${JSON.stringify(response)}`;
      expect(status < 500 && (isImage || status >= 400), told).toBe(true);
      if (only !== undefined) expect(status, told).toBe(only);
      expect(headers.get('x-evil')).toBeNull();
    }
    const took = Math.round(performance.now() - started);
    console.info(`${files.length} files in ${took} ms, ${JSON.stringify([...counts])}`);
    expect(files.length).toBeGreaterThanOrEqual(200);

    const names = await readdir(dataDir, { recursive: true });
    const kept = names.filter((name) => name !== 'uploads');
    expect(kept.length).toBeGreaterThan(50);
    for (const name of kept) {
      expect(name).toMatch(/^uploads\/[0-9a-f]{32}(-cutout)?-\d+\.(avif|webp)$/);
      const bytes = await readFile(join(dataDir, name));
      expect(
        ['norholt', '<script', '<svg'].some((word) => bytes.includes(word)),
        name,
      ).toBe(false);
      const { pages = 1, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect([pages, exif, xmp, icc, iptc], name).toEqual([1, undefined, undefined, undefined, undefined]);
    }
  }, 120_000);

  test('and the largest that are taken, several at once, none costs more than 400 MB in all', async () => {
    const wide = { width: 8000, height: 5000, channels: 3, background: '#b03a2e' } as const;
    const images = await Promise.all([
      sharp({ create: wide }).png().toBuffer(),
      sharp({ create: wide })
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Orientation: '6' } })
        .toBuffer(),
      sharp({ create: wide }).webp({ effort: 0 }).toBuffer(),
    ]);
    const started = performance.now();
    const responses = await Promise.all(images.map((bytes) => send(bytes)));
    expect(responses.map(({ status }) => status)).toEqual(Array(3).fill(200));
    console.info(`three of 40 MP in ${Math.round(performance.now() - started)} ms`);

    const most = megabytes(peak);
    console.info(`${most} MB at most, the server and its child`);
    expect(most).toBeLessThan(400);
    expect(most).toBeGreaterThan(100);
  }, 60_000);

  test('in production too, which starts with the same options', async () => {
    const text = await readFile(join(projectRoot, 'package.json'), 'utf8');
    expect(text).toContain(`node ${nodeOptions.join(' ')} local/cli.js serve`);
  });
});

import sharp from 'sharp';
import type { InvalidRequest } from './invalidate.ts';

/** A PNG of noise, so that every byte matters. */
export function validImage(): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24));
  return sharp(pixels, { raw: { width: 32, height: 24, channels: 3 } })
    .png()
    .toBuffer();
}

function form(...entries: ReadonlyArray<readonly [string, string | Blob]>): FormData {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
}

/** Generates invalid uploads, the same ones for the same `random`. */
export function* invalidateUpload(
  { path, token }: { path: string; token: string },
  whole: Uint8Array,
  random: () => number,
): Generator<InvalidRequest, never> {
  const below = (end: number) => Math.floor(random() * end);
  const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  const noise = () =>
    Array.from({ length: 1 + below(12) }, () => String.fromCharCode(97 + below(26))).join('');
  const named = (head: string) => ({ 'Content-Type': `multipart/form-data; boundary=${head}` });

  const ways: Array<() => Omit<InvalidRequest, 'path' | 'token'> & { query?: string }> = [
    () => ({ what: 'no file', body: form() }),
    () => ({ what: 'another field', body: form([noise(), blob(whole)]) }),
    () => ({ what: 'a text', body: form(['image', noise()]) }),
    () => ({ what: 'a file and a text', body: form(['image', noise()], ['image', blob(whole)]) }),
    () => ({ what: 'two files', body: form(['image', blob(whole)], ['image', blob(whole)]) }),
    () => ({ what: 'a file too many', body: form(['image', blob(whole)], [noise(), blob(whole)]) }),
    () => ({ what: 'an empty file', body: form(['image', blob(new Uint8Array())]) }),
    () => {
      const end = 40 + below(whole.length - 60);
      return { what: `the first ${end} bytes`, body: form(['image', blob(whole.subarray(0, end))]) };
    },
    () => {
      const mess = Uint8Array.from(whole, (byte, at) => (at < 33 ? byte : below(256)));
      return { what: 'noise behind a header', body: form(['image', blob(mess)]) };
    },
    () => ({ what: 'no form at all', body: noise(), headers: named(noise()) }),
    () => ({
      what: 'a form that ends early',
      body: `--x\r\nContent-Disposition: form-data; name="image"; filename="${noise()}"\r\n\r\n${noise()}`,
      headers: named('x'),
    }),
    () => ({ what: 'a parameter twice', query: 'a=1&a=2', body: form(['image', blob(whole)]) }),
    () => ({ what: 'a broken escape', query: `a=%${noise()}`, body: form(['image', blob(whole)]) }),
  ];

  const large = new Uint8Array(6_000_000);
  yield { what: '6 MB', path, token, body: form(['image', blob(large)]) };
  for (;;) {
    const way = ways[below(ways.length)];
    if (way === undefined) throw new Error('Nothing to pick from');
    const { query, ...request } = way();
    yield { ...request, token, path: query === undefined ? path : `${path}?${query}` };
  }
}

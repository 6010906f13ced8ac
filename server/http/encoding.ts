import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function bestEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : null;
}

/** `quality` is Brotli's. Pages use a lower one, because every response is compressed. */
export async function compress(
  content: Buffer,
  encoding: Exclude<Encoding, null>,
  quality = 9,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    encoding === 'br'
      ? await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipped(content);
  return new Uint8Array(bytes);
}

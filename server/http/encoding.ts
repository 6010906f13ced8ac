import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | null;

/** The ends of the names of compressed files. */
export const extensionOf = { br: '.br', gzip: '.gz' } as const;

/** Bytes. A smaller response fits into one packet uncompressed. */
export const smallestCompressed = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const acceptsGzip = (accepted = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted);

export function bestEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return acceptsGzip(accepted) ? 'gzip' : null;
}

/** `quality` is Brotli's, from 0 to 11. */
export async function compress(
  content: Buffer,
  encoding: Exclude<Encoding, null>,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return new Uint8Array(encoding === 'br' ? await brotli(content, { params }) : await gzipped(content));
}

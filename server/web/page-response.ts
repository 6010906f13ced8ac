import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress, type Encoding } from '../http/encoding.ts';

/** A page as it is sent. */
export interface PageResponse {
  /** Of the page and its policy. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  createdAt: number;
  canBeSmaller: boolean;
}

const quality = { first: 5, best: 11 };

/** ms. The best compression takes the CPU time of several pages, so it is only for pages that do not change meanwhile. */
const stableMs = 5_000;

/** `isLasting`: whether it is worth the best compression. */
export async function createResponse(
  page: string,
  encoding: Encoding,
  { policy, isLasting }: { policy: string; isLasting: boolean },
): Promise<PageResponse> {
  const html = Buffer.from(page);
  return {
    etag: `"${hash('sha1', page + policy, 'base64url')}"`,
    body: encoding === null ? new Uint8Array(html) : await compress(html, encoding, quality.first),
    createdAt: performance.now(),
    canBeSmaller: isLasting && encoding === 'br',
  };
}

const decompress = promisify(brotliDecompress);

let isBusy = false;

/** Compresses a page as far as possible, outside the main thread and one page at a time. */
export async function compressFurther(response: PageResponse): Promise<void> {
  const { body, canBeSmaller, createdAt } = response;
  if (!canBeSmaller || isBusy || performance.now() < createdAt + stableMs) return;
  isBusy = true;
  response.canBeSmaller = false;
  try {
    response.body = await compress(await decompress(body), 'br', quality.best);
  } finally {
    isBusy = false;
  }
}

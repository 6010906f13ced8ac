import { hash } from 'node:crypto';
import { compress, type Encoding } from '../http/encoding.ts';

/** A page as it is sent. */
export interface PageResponse {
  headers: Record<string, string>;
  /** Of the page and its policy. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  createdAt: number;
  /** The page as long as it can be compressed further. */
  html: Buffer | null;
}

const quality = { first: 5, best: 11 };

/** ms. The best compression takes the CPU time of several pages, so it is only for pages that do not change meanwhile. */
const stableMs = 5_000;

export async function createResponse(
  page: string,
  encoding: Encoding,
  headers: Record<string, string>,
): Promise<PageResponse> {
  const html = Buffer.from(page);
  return {
    headers: { ...headers, ...(encoding === null ? {} : { 'Content-Encoding': encoding }) },
    etag: `"${hash('sha1', page + headers['Content-Security-Policy'], 'base64url')}"`,
    body: encoding === null ? new Uint8Array(html) : await compress(html, encoding, quality.first),
    createdAt: performance.now(),
    html: encoding === 'br' ? html : null,
  };
}

let isBusy = false;

/** Compresses a page as far as possible, outside the main thread and one page at a time. */
export async function compressFurther(response: PageResponse): Promise<void> {
  const { html, createdAt } = response;
  if (html === null || isBusy || performance.now() < createdAt + stableMs) return;
  isBusy = true;
  response.html = null;
  try {
    response.body = await compress(html, 'br', quality.best);
  } finally {
    isBusy = false;
  }
}

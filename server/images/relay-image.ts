import * as z from 'zod/mini';
import { StoredImage } from '#contract/images.ts';
import * as m from '#messages/problem.js';
import { deadlines } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { readBytes } from '../http/body.ts';
import { isOnHost } from './image-address.ts';

interface ImageHost {
  url: string;
  key: string | undefined;
  /** The allowed hosts of the URLs that it returns. */
  hosts: readonly string[];
}

/** Bytes of its response. Those of imgbb are below 2 KB. */
const maxResponse = 64 * 1024;

/** Sends the image to an image host with the API of imgbb. Returns its https URL. Throws 503. */
export async function relayImage(
  { url, key, hosts }: ImageHost,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  try {
    const target = new URL(url);
    if (key !== undefined) target.searchParams.set('key', key);
    const form = new FormData();
    form.set('image', new Blob([bytes], { type: 'image/webp' }), name);
    const response = await fetch(target, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlines.images),
    });
    if (response.status !== 200) throw new Error(`The image host returned ${response.status}`);
    const text = (await readBytes(response, maxResponse)).toString('utf8');
    const { data } = z.parse(StoredImage, JSON.parse(text));
    const given = new URL(data.url);
    if (!isOnHost(given, hosts)) throw new Error(`The image host returned a URL on ${given.host}`);
    return given.href;
  } catch (cause) {
    throw new Problem('UNAVAILABLE', {
      message: m.imageHostUnavailable(),
      retryAfter: 60,
      cause,
    });
  }
}

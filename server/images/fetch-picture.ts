import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/picture-faults.js';
import { familyOf } from '../core/address-list.ts';
import { OperationError } from '../core/operation-error.ts';
import { deadlines } from '../core/limits.ts';
import { isPublicAddress } from './public-address.ts';

/** There is no picture at a URL that the shop may read. The message says why, to admins. */
export class UnreadablePicture extends OperationError {}

/** Returns the bytes of the picture at a URL. Throws `UnreadablePicture`. */
export type FetchPicture = (url: string) => Promise<Uint8Array>;

export interface FetchOptions {
  /** Finds the addresses of a host. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  /** Whether the shop may connect to an address. */
  isAllowed?: (address: string) => boolean;
  /** The certificates of a private authority. */
  ca?: RequestOptions['ca'];
  /** ms for one picture, redirects included. */
  deadline?: number;
}

const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 5;

/**
 * Reads pictures from URLs that strangers may have written. Each connection goes to an address that was checked: the lookup of
 * the connection itself leaves out the others, so a name that resolves to another address later changes nothing. Redirects are
 * checked like the first URL. Tests connect to loopback by their own `resolve` and `isAllowed`.
 */
export function createPictureFetcher({
  resolve = (host) => lookup(host, { all: true }),
  isAllowed = isPublicAddress,
  ca,
  deadline = deadlines.picture,
}: FetchOptions = {}): FetchPicture {
  const lookUpAllowed: LookupFunction = (host, { all }, done) => {
    resolve(host).then(
      (found) => {
        const addresses = found.filter(({ address }) => isAllowed(address));
        const [first] = addresses;
        if (!first) done(new UnreadablePicture(m.notPublic()), '');
        else if (all === true) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };

  async function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    checkHost(url, isAllowed);
    const options: RequestOptions = {
      // No connection is shared, so that each has had its lookup.
      agent: false,
      headers: { Accept: limits.image.types.join(', '), 'User-Agent': 'Norholt' },
      lookup: lookUpAllowed,
      signal,
      ...(ca !== undefined && { ca }),
    };
    return new Promise((done, fail) => get(url, options, done).on('error', fail));
  }

  async function read(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let url = urlOf(address);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const response = await open(url, signal);
      try {
        const { location } = response.headers;
        if (!redirects.has(response.statusCode) || location === undefined) return await bodyOf(response);
        url = urlOf(location, url);
      } finally {
        response.destroy();
      }
    }
    throw new UnreadablePicture(m.redirects());
  }

  return async (address) => {
    const signal = AbortSignal.timeout(deadline);
    try {
      return await read(address, signal);
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw cause;
      const message = signal.aborted ? m.slow({ seconds: deadline / 1000 }) : m.unreachable();
      throw new UnreadablePicture(message, { cause });
    }
  };
}

/** Throws `UnreadablePicture` for a URL that is never read, before anything is looked up. */
export const checkPictureUrl = (address: string): void => checkHost(urlOf(address), isPublicAddress);

/** An address is connected to without a lookup. */
function checkHost({ hostname }: URL, isAllowed: (address: string) => boolean): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (familyOf(host) !== null && !isAllowed(host)) throw new UnreadablePicture(m.notPublic());
}

/** Throws `UnreadablePicture` for a URL that is not https, or has a name and a password. */
function urlOf(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new UnreadablePicture(m.noUrl());
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new UnreadablePicture(m.notHttps());
  return url;
}

/** Whether a picture can have this type. Many stores send no better one than the second. */
const isImageType = (type = ''): boolean =>
  type === '' || /^(image\/|(application|binary)\/octet-stream\b)/i.test(type.trim());

async function bodyOf(response: IncomingMessage): Promise<Uint8Array> {
  const { statusCode, headers } = response;
  if (statusCode !== 200) throw new UnreadablePicture(m.status({ status: String(statusCode) }));
  if (!isImageType(headers['content-type'])) throw new UnreadablePicture(m.noPicture());
  const tooLarge = () =>
    new UnreadablePicture(m.tooLarge({ megabytes: limits.image.maxBytes / 1024 / 1024 }));
  if (Number(headers['content-length'] ?? 0) > limits.image.maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = response;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limits.image.maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

import type { Config } from '../config/config.ts';
import { formatOf } from './image-name.ts';

const ownFolder = '/uploads';

/** Returns the URL of a stored image. */
export const addressOf = ({ uploads }: Pick<Config, 'uploads'>, name: string): string =>
  `${uploads.publicUrl ?? ownFolder}/${name}`;

/** Returns the name of the stored image with this URL; null for any other URL. */
export function nameAt({ uploads }: Pick<Config, 'uploads'>, address: string): string | null {
  // URLs of this server stay valid after UPLOADS_URL is set.
  for (const base of [ownFolder, ...(uploads.publicUrl === undefined ? [] : [uploads.publicUrl])]) {
    const name = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : '';
    if (formatOf(name) !== null) return name;
  }
  return null;
}

/**
 * Returns the URL to store for a part's image if the shop may show it: an upload (`markUsed` checks that it exists), or
 * https on an allowed image host, which is never fetched. Null for any other URL.
 */
export function findImage(config: Pick<Config, 'uploads' | 'imageHosts'>, image: string): string | null {
  if (nameAt(config, image) !== null) return image;
  if (!URL.canParse(image)) return null;
  const url = new URL(image);
  return isOnHost(url, config.imageHosts) ? url.href : null;
}

/** Whether a URL is https on one of these hosts, without a user name before the host. */
export const isOnHost = (url: URL, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' && url.username === '' && url.password === '' && hosts.includes(url.host);

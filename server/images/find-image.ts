import type { Config } from '../config.ts';
import { isOnHost } from './is-on-host.ts';
import { nameAt } from './image-address.ts';

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

import type { Config } from '../config.ts';
import { isOnHost } from './is-on-host.ts';
import { nameAt } from './image-address.ts';

/**
 * The address that a part's image is kept under when the shop may show it: one of its own uploads (which
 * `markUsed` makes sure of), or https on a named image host, which is never fetched. Null for any other.
 */
export function findImage(config: Pick<Config, 'uploads' | 'imageHosts'>, image: string): string | null {
  if (nameAt(config, image) !== null) return image;
  if (!URL.canParse(image)) return null;
  const url = new URL(image);
  return isOnHost(url, config.imageHosts) ? url.href : null;
}

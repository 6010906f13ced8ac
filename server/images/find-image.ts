import type { Deps } from '../deps.ts';
import { isOnHost } from './is-on-host.ts';
import { nameAt } from './picture-address.ts';

/**
 * The address that a part's picture is kept under when the shop may show it: one that its own upload gave out,
 * or https on a named image host, which is never fetched. Null for any other.
 */
export async function findImage(
  { config, pictures }: Pick<Deps, 'config' | 'pictures'>,
  image: string,
): Promise<string | null> {
  const name = nameAt(config, image);
  if (name !== null) return (await pictures.has(name)) ? image : null;
  if (!URL.canParse(image)) return null;
  const url = new URL(image);
  return isOnHost(url, config.imageHosts) ? url.href : null;
}

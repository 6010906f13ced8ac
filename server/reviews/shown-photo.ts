import { placeholderPhoto } from '#contract/reviews.ts';
import type { Config } from '../config.ts';
import { isOnHost } from '../images/is-on-host.ts';

/** Where Google keeps the photos of its accounts, which is what a reviewer's photo usually is. */
const googlePhotos = 'lh3.googleusercontent.com';

/**
 * The address under which a reviewer's photo is shown: their own from the shop, a named image host or Google,
 * else the placeholder. Another host would learn who reads the reviews.
 */
export function shownPhoto(
  photoUrl: string,
  { publicUrl, imageHosts }: Pick<Config, 'publicUrl' | 'imageHosts'>,
): string {
  if (photoUrl === '' || !URL.canParse(photoUrl, publicUrl)) return placeholderPhoto;
  const url = new URL(photoUrl, publicUrl);
  if (url.origin === publicUrl && url.username === '') {
    const path = `${url.pathname}${url.search}`;
    // A path that starts with two slashes is the address of another host.
    return new URL(path, publicUrl).origin === publicUrl ? path : placeholderPhoto;
  }
  return isOnHost(url, [googlePhotos, ...imageHosts]) ? url.href : placeholderPhoto;
}

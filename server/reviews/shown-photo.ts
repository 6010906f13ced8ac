import { placeholderPhoto } from '#contract/reviews.ts';
import type { Config } from '../config.ts';
import { isOnHost } from '../images/image-address.ts';

/** The host of Google's profile photos, which most reviewers use. */
const googlePhotos = 'lh3.googleusercontent.com';

/**
 * Returns the URL of a reviewer's photo if it is on the shop, a configured image host or Google, otherwise the
 * placeholder. Any other host would learn who reads the reviews.
 */
export function shownPhoto(
  photoUrl: string,
  { publicUrl, imageHosts }: Pick<Config, 'publicUrl' | 'imageHosts'>,
): string {
  if (photoUrl === '' || !URL.canParse(photoUrl, publicUrl)) return placeholderPhoto;
  const url = new URL(photoUrl, publicUrl);
  if (url.origin === publicUrl && url.username === '') {
    const path = `${url.pathname}${url.search}`;
    // A path that starts with two slashes names another host.
    return new URL(path, publicUrl).origin === publicUrl ? path : placeholderPhoto;
  }
  return isOnHost(url, [googlePhotos, ...imageHosts]) ? url.href : placeholderPhoto;
}

import { placeholderPhoto } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import { findImage } from '../../images/image-address.ts';

export type PhotoSettings = Pick<Config, 'publicUrl' | 'imageHosts' | 'uploads'>;

/** The host of Google's profile photos, which most reviewers use. */
const googlePhotos = 'lh3.googleusercontent.com';

/**
 * Returns the URL of a reviewer's photo if it is an upload or on an image host or Google, otherwise the placeholder.
 * Every visitor requests it with their cookies if it is on the shop, and any other host would learn who reads the reviews.
 */
export function shownPhoto({ publicUrl, imageHosts, uploads }: PhotoSettings, photoUrl: string): string {
  const address = photoUrl.startsWith(`${publicUrl}/`) ? photoUrl.slice(publicUrl.length) : photoUrl;
  const foreignHosts = [googlePhotos, ...imageHosts].filter((host) => host !== new URL(publicUrl).host);
  return findImage({ uploads, imageHosts: foreignHosts }, address) ?? placeholderPhoto;
}

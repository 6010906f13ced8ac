import type { Config } from '../config/config.ts';
import { nameAt } from './image-address.ts';
import { mailImageBeside } from './image-name.ts';

/**
 * Returns the absolute address of a part's picture as a JPEG: Outlook shows neither WebP nor AVIF. Null where there is
 * none, as for such a file on another host.
 */
export function mailImage(config: Pick<Config, 'publicUrl' | 'uploads'>, image: string): string | null {
  if (image === '') return null;
  const upload = nameAt(config, image);
  // Always from this server, even if UPLOADS_URL is a bucket's own: it makes those that earlier versions did not store.
  const path =
    upload === null
      ? image.replace(/^(\/pictures\/[\w-]+-cutout)-\d+\.(?:avif|webp)$/, '$1-mail.jpg')
      : `/uploads/${mailImageBeside(upload) ?? ''}`;
  const { href, pathname } = new URL(path, config.publicUrl);
  return /\.(?:avif|webp)$/i.test(pathname) ? null : href;
}

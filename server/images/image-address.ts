import type { Config } from '../config.ts';
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

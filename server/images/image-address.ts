import type { Config } from '../config.ts';
import { formatOf } from './image-name.ts';

const ownFolder = '/uploads';

/** Where people read a stored image. */
export const addressOf = ({ uploads }: Pick<Config, 'uploads'>, name: string): string =>
  `${uploads.publicUrl ?? ownFolder}/${name}`;

/** The name of the stored image that an address is of; null for any other address. */
export function nameAt({ uploads }: Pick<Config, 'uploads'>, address: string): string | null {
  // Those of this server stay good when a shop moves its images to an address of their own.
  for (const base of [ownFolder, ...(uploads.publicUrl === undefined ? [] : [uploads.publicUrl])]) {
    const name = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : '';
    if (formatOf(name) !== null) return name;
  }
  return null;
}

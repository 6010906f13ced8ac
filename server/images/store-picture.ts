import type { Deps } from '../core/deps.ts';
import { relayPicture } from './relay-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { addressOf } from './picture-address.ts';
import { newStem, pictureName } from './picture-name.ts';
import { forgetUpload, noteUpload } from './uploads.ts';

/** Keeps the picture, here or at the image host that the settings name. The address of its widest WebP. */
export async function storePicture(
  { config, db, pictures }: Pick<Deps, 'config' | 'db' | 'pictures'>,
  picture: EncodedPicture,
): Promise<string> {
  const stem = newStem(picture.isCutOut);
  const { relay } = config.uploads;
  const widest = pictureName(stem, picture.width, 'webp');
  if (relay !== undefined) {
    const [file] = picture.files.filter(({ width, format }) => width === picture.width && format === 'webp');
    return relayPicture({ ...relay, hosts: config.imageHosts }, widest, file?.bytes ?? new Uint8Array());
  }
  await noteUpload(db, widest);
  const files = picture.files.map((file) => ({ ...file, name: pictureName(stem, file.width, file.format) }));
  const puts = await Promise.allSettled(
    files.map(({ name, format, bytes }) => pictures.put(name, format, bytes)),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (failed !== undefined) {
    const removals = await Promise.allSettled(files.map(({ name }) => pictures.remove(name)));
    // What could not be removed either is the clean-up's, which knows it by its row.
    if (removals.every(({ status }) => status === 'fulfilled')) await forgetUpload(db, widest);
    throw failed.reason;
  }
  return addressOf(config, widest);
}

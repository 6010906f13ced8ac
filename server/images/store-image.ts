import type { Deps } from '../core/deps.ts';
import { relayImage } from './relay-image.ts';
import type { EncodedImage } from './encode-image.ts';
import { addressOf } from './image-address.ts';
import { newStem, imageName } from './image-name.ts';
import { deleteUpload, addUpload } from './uploads.ts';

/** Stores the image, here or at the configured image host. Returns the URL of its widest WebP. */
export async function storeImage(
  { config, db, images }: Pick<Deps, 'config' | 'db' | 'images'>,
  image: EncodedImage,
): Promise<string> {
  const stem = newStem(image.isCutOut);
  const { relay } = config.uploads;
  const widest = imageName(stem, image.width, 'webp');
  if (relay !== undefined) {
    const [file] = image.files.filter(({ width, format }) => width === image.width && format === 'webp');
    return relayImage({ ...relay, hosts: config.imageHosts }, widest, file?.bytes ?? new Uint8Array());
  }
  await addUpload(db, widest);
  const files = image.files.map((file) => ({ ...file, name: imageName(stem, file.width, file.format) }));
  const puts = await Promise.allSettled(
    files.map(({ name, format, bytes }) => images.put(name, format, bytes)),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (failed !== undefined) {
    const removals = await Promise.allSettled(files.map(({ name }) => images.remove(name)));
    // Otherwise the row stays, so that the clean-up removes the files.
    if (removals.every(({ status }) => status === 'fulfilled')) await deleteUpload(db, widest);
    throw failed.reason;
  }
  return addressOf(config, widest);
}

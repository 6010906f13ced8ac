import type { Config } from '../config/config.ts';
import type { Queries } from '../db/connect.ts';
import { relayImage } from './relay-image.ts';
import type { EncodedImage } from './encode-image.ts';
import { addressOf } from './image-address.ts';
import { newStem, imageName, mailImageName } from './image-name.ts';
import type { ImageStore } from './image-store.ts';
import { deleteUpload, addUpload } from './uploads.ts';

export interface StoreImageDeps {
  config: Pick<Config, 'uploads' | 'imageHosts'>;
  db: Queries;
  images: Pick<ImageStore, 'put' | 'remove'>;
}

/** Stores the image, here or at the configured image host. Returns the URL of its widest WebP. */
export async function storeImage(
  { config, db, images }: StoreImageDeps,
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
  const files = [
    ...image.files.map((file) => ({ ...file, name: imageName(stem, file.width, file.format) })),
    { name: mailImageName(stem), format: 'jpeg', bytes: image.mail } as const,
  ];
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

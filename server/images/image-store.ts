import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ImageFormat } from './image-name.ts';

/** The storage of images, by name. Throws `Problem` 503 while it is unavailable. */
export interface ImageStore {
  put(name: string, format: ImageFormat, bytes: Uint8Array): Promise<void>;
  /** Returns null when there is no image of this name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Does nothing when there is no image of this name. */
  remove(name: string): Promise<void>;
}

/** Opens the bucket of the settings, or the folder in DATA_DIR. */
export const openImageStore = ({ dataDir, uploads }: Pick<Config, 'dataDir' | 'uploads'>): ImageStore =>
  uploads.bucket === undefined ? folderStore(join(dataDir, 'uploads')) : bucketStore(uploads.bucket);

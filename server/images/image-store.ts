import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ImageFormat } from './image-name.ts';

/** Where images are kept, by names that the shop made. Throws `Problem` 503 while it cannot be reached. */
export interface ImageStore {
  put(name: string, format: ImageFormat, bytes: Uint8Array): Promise<void>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Removes what there is of it. */
  remove(name: string): Promise<void>;
}

/** The bucket that the settings name, else a folder of the data folder. */
export const openImageStore = ({ dataDir, uploads }: Pick<Config, 'dataDir' | 'uploads'>): ImageStore =>
  uploads.bucket === undefined ? folderStore(join(dataDir, 'uploads')) : bucketStore(uploads.bucket);

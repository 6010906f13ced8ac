import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ImageStore } from './image-store.ts';

/** Opens the bucket of the settings, or the folder in DATA_DIR. */
export const openImageStore = ({ dataDir, uploads }: Pick<Config, 'dataDir' | 'uploads'>): ImageStore =>
  uploads.bucket === undefined ? folderStore(join(dataDir, 'uploads')) : bucketStore(uploads.bucket);

import type { StoredFormat } from './image-name.ts';

/** The storage of images, by name. Throws `Problem` 503 while it is unavailable. */
export interface ImageStore {
  put(name: string, format: StoredFormat, bytes: Uint8Array): Promise<void>;
  /** Returns null when there is no image of this name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Does nothing when there is no image of this name. */
  remove(name: string): Promise<void>;
}

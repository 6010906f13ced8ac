import { imageName, newStem } from './image-name.ts';
import type { ImageStore } from './image-store.ts';

/** Stores, finds and removes a small file. Returns whether the store had it. Throws `Problem` 503. */
export async function canStore(images: ImageStore): Promise<boolean> {
  const name = imageName(newStem(false), 1, 'webp');
  await images.put(name, 'webp', new Uint8Array(1));
  const isStored = await images.has(name);
  await images.remove(name);
  return isStored;
}

export type ImageStoreCheck = ReturnType<typeof createImageStoreCheck>;

/** A check of the store that remembers its last result. */
export function createImageStoreCheck(images: ImageStore, metrics: { imageStore(isUp: boolean): void }) {
  let state: 'unknown' | 'up' | 'down' = 'unknown';
  return {
    state: () => state,
    /** Throws when the store does not work. */
    async run(): Promise<void> {
      let isUp = false;
      try {
        isUp = await canStore(images);
        if (!isUp) throw new Error('The image store loses files');
      } finally {
        state = isUp ? 'up' : 'down';
        metrics.imageStore(isUp);
      }
    },
  };
}

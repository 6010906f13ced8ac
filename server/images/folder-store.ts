import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as m from '#messages/problem.js';
import { Problem } from '../core/problem.ts';
import type { ImageStore } from './image-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const unavailable = (cause: unknown): never => {
  throw new Problem('UNAVAILABLE', { message: m.pictureStoreUnavailable(), retryAfter: 60, cause });
};

/** Stores images as files of a folder, which is created with the first image. */
export function folderStore(folder: string): ImageStore {
  return {
    // Written under another name and renamed once it is on the disk, so that nobody reads a partial file.
    async put(name, _format, bytes) {
      const path = join(folder, name);
      const partial = `${path}.partial`;
      try {
        await mkdir(folder, { recursive: true });
        const file = await open(partial, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        unavailable(error);
      }
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch (error) {
        return isMissing(error) ? null : unavailable(error);
      }
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        (error: unknown) => (isMissing(error) ? false : unavailable(error)),
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

import { deadlines, imageLimits } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { EncodeImage } from './encode-worker.ts';
import { narrowestBeside } from './image-name.ts';
import type { ImageStore } from './image-store.ts';
import { findUpload } from './uploads.ts';

interface MailImageDeps {
  db: Queries;
  images: ImageStore;
  encodeImage: EncodeImage;
}

/**
 * Returns a function that reads the file for mails of an image. Versions before stored none: it is then made from the
 * narrowest WebP, once. The function returns null for a name that the shop did not give, and throws 503.
 */
export function createMailImages({ db, images, encodeImage }: MailImageDeps) {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  async function make(name: string, widest: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const source = await images.read(narrowestBeside(widest) ?? '');
    if (source === null) return null;
    const { mail } = await encodeImage(source, AbortSignal.timeout(deadlines.request));
    // Not stored, for instance because another server is storing it: the next request makes it again.
    await images.put(name, 'jpeg', mail).catch(() => undefined);
    return mail;
  }

  return async function read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    // Requests to a bucket cost money, so the database is asked first.
    const widest = await findUpload(db, name);
    if (widest === undefined) return null;
    const stored = await images.read(name);
    if (stored !== null) return stored;
    let made = running.get(name);
    if (made === undefined) {
      if (running.size >= imageLimits.queued) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
      made = make(name, widest).finally(() => running.delete(name));
      running.set(name, made);
    }
    return made;
  };
}

import { Hono } from 'hono';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Config } from '../config/config.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { endpoint, type EndpointDeps } from '../http/endpoint.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { readUpload } from '../http/read-upload.ts';
import type { AppEnv } from '../core/env.ts';
import { deadlines, imageLimits } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import type { EncodeImage } from './encode-worker.ts';
import { foreverCached, formatOf, imageTypes, isMailImage } from './image-name.ts';
import type { ImageStore } from './image-store.ts';
import { createMailImages } from './mail-images.ts';
import { storeImage, type StoreImageDeps } from './store-image.ts';
import { findUpload } from './uploads.ts';

/** Throws 503, before the upload is read, when the request would wait in the queue until its timeout. */
function createQueue() {
  let queued = 0;
  return async function inQueue<Result>(run: () => Promise<Result>): Promise<Result> {
    if (queued > imageLimits.queued) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
    queued += 1;
    try {
      return await run();
    } finally {
      queued -= 1;
    }
  };
}

interface ImageDeps extends EndpointDeps, Pick<StoreImageDeps, 'config' | 'images'> {
  encodeImage: EncodeImage;
}

/** POST /images. */
export function imageRoutes(deps: ImageDeps) {
  const inQueue = createQueue();
  return endpoint(deps, calls.storeImage, async ({ c, caller, actor }) => {
    // An image whose request has ended would delay the others.
    const ended = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(deadlines.request)]);
    try {
      const url = await inQueue(async () =>
        storeImage(
          deps,
          await deps.encodeImage(await readUpload(c, { field: 'image', max: limits.image.maxBytes }), ended),
        ),
      );
      await recordAudit(deps.db, { ...actor, object: url, after: 'stored' });
      return { success: true, data: { url } };
    } catch (error) {
      // Nobody may lose an upload to a busy or a broken shop.
      if (!(error instanceof Problem) || error.status >= 500)
        await deps.limits.uploads.giveBack({ ...caller, ...c.var });
      throw error;
    }
  });
}

interface UploadDeps {
  config: Pick<Config, 'uploads'>;
  db: Queries;
  limits: Pick<RateLimits, 'images'>;
  images: ImageStore;
  encodeImage: EncodeImage;
}

/** GET /uploads: stored images. */
export const uploadRoutes = ({ config, db, limits, images, encodeImage }: UploadDeps) => {
  const readMailImage = createMailImages({ db, images, encodeImage });

  /** Returns null for an unknown name. Requests to a bucket cost money, so the database is checked first. */
  async function formatOfKnown(name: string) {
    if (isMailImage(name)) return 'jpeg';
    const format = formatOf(name);
    if (format === null || config.uploads.bucket === undefined) return format;
    return (await findUpload(db, name)) === undefined ? null : format;
  }

  return new Hono<AppEnv>().get('/uploads/*', async (c) => {
    await limits.images(c.var);
    const name = c.req.path.slice('/uploads/'.length);
    const format = await formatOfKnown(name);
    const etag = `"${name}"`;
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const isKnown = format !== null && c.req.header('if-none-match') === etag && (await images.has(name));
    const read = format === 'jpeg' ? readMailImage : images.read;
    const bytes = format === null || isKnown ? null : await read(name);
    if (format === null || (bytes === null && !isKnown)) {
      return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    }
    c.header('Cache-Control', foreverCached);
    c.header('ETag', etag);
    if (bytes === null) return c.body(null, 304);
    return c.body(bytes, 200, {
      'Content-Type': imageTypes[format],
      'Content-Disposition': `inline; filename="${name}"`,
    });
  });
};

import { Hono } from 'hono';
import * as calls from '#contract/calls.ts';
import { recordAudit } from '../audit.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { clientIp } from '../http/client-ip.ts';
import type { AppEnv } from '../http/env.ts';
import { pictures as bounds } from '../limits.ts';
import { Problem } from '../problem.ts';
import { strictTransport } from '../web/page-headers.ts';
import { createPictureEncoder } from './encode-worker.ts';
import { foreverCached, formatOf, pictureTypes } from './picture-name.ts';
import { readPicture } from './read-picture.ts';
import { storePicture } from './store-picture.ts';
import { isUpload } from './uploads.ts';

// In the whole process: pictures take turns.
const encode = createPictureEncoder();
let present = 0;

/** Turns away who would have to wait longer than a request may last, before their picture is read. */
async function withPlace<Result>(run: () => Promise<Result>): Promise<Result> {
  if (present > bounds.waiting) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
  present += 1;
  try {
    return await run();
  } finally {
    present -= 1;
  }
}

/** POST /images. */
export const imageRoutes = (deps: Deps) =>
  endpoint(deps, calls.storeImage, async ({ c, caller, actor }) => {
    await deps.limits.uploads(caller.userId);
    const url = await withPlace(async () => storePicture(deps, await encode(await readPicture(c))));
    await recordAudit(deps.db, { ...actor, object: url, after: 'stored' });
    return c.json({ success: true, data: { url } });
  });

/** Stored pictures, under their own names and no others. */
export const uploadRoutes = (deps: Pick<Deps, 'config' | 'db' | 'limits' | 'log' | 'pictures'>) => {
  const { config, limits, pictures } = deps;

  /** Null for a name that the shop gave to no picture. A request to a bucket costs money: there, the database says it. */
  async function formatOfKnown(name: string) {
    const format = formatOf(name);
    if (format === null || config.uploads.bucket === undefined) return format;
    return (await isUpload(deps.db, name)) ? format : null;
  }

  return new Hono<AppEnv>().get('/uploads/*', async (c) => {
    await limits.pictures(clientIp(c, deps));
    const name = c.req.path.slice('/uploads/'.length);
    const format = await formatOfKnown(name);
    const etag = `"${name}"`;
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (config.publicUrl.startsWith('https:')) c.header('Strict-Transport-Security', strictTransport);
    const isKnown = format !== null && c.req.header('if-none-match') === etag && (await pictures.has(name));
    const bytes = format === null || isKnown ? null : await pictures.read(name);
    if (format === null || (bytes === null && !isKnown)) {
      return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    }
    c.header('Cache-Control', foreverCached);
    c.header('ETag', etag);
    if (bytes === null) return c.body(null, 304);
    return c.body(bytes, 200, {
      'Content-Type': pictureTypes[format],
      'Content-Disposition': `inline; filename="${name}"`,
    });
  });
};

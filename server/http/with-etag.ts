import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** Adds an ETag and returns 304 to a client that has the response. For responses that do not depend on the caller. */
export const withEtag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] });

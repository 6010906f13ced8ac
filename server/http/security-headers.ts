import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import { strictTransport } from '../web/page-headers.ts';

/** Sets security headers on every response, errors included. A response keeps those that it sets itself. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') && strictTransport,
    xDnsPrefetchControl: false,
    overwrite: false,
  });

import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';

/** Without `preload`, because only the domain's owner knows whether every subdomain supports HTTPS. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Sets security headers on every response, errors included. A response keeps those that it sets itself. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') && strictTransport,
    // Current browsers ignore these, and the first packet of a page has no room for them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    overwrite: false,
  });

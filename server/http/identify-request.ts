import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { hashIp } from '../core/actor.ts';
import type { AppEnv } from '../core/env.ts';
import { clientIp, networksOf, type ClientIpDeps } from './client-ip.ts';

/** Gives each request an id, which its response and its log lines contain, and finds the address of its client. */
interface IdentifyDeps extends ClientIpDeps {
  config: ClientIpDeps['config'] & Pick<Config, 'tokenSecret'>;
}

export const identifyRequest = ({ config, log }: IdentifyDeps) =>
  createMiddleware<AppEnv>((c, next) => {
    const requestId = randomUUID();
    const networks = networksOf(clientIp(c, { config, log })).map((one) => hashIp(one, config.tokenSecret));
    c.set('requestId', requestId);
    c.set('networks', networks);
    c.set('ipHash', networks[0] ?? '');
    c.header('X-Request-Id', requestId);
    return next();
  });

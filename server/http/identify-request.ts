import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import { hashIp } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';
import { clientIp } from './client-ip.ts';

/** Gives each request an id, which its response and its log lines contain, and finds the address of its client. */
export const identifyRequest = ({ config, log }: Pick<Deps, 'config' | 'log'>) =>
  createMiddleware<AppEnv>((c, next) => {
    const requestId = randomUUID();
    const ip = clientIp(c, { config, log });
    c.set('requestId', requestId);
    c.set('ip', ip);
    c.set('ipHash', hashIp(ip, config.tokenSecret));
    c.header('X-Request-Id', requestId);
    return next();
  });

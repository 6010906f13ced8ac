import { Hono } from 'hono';
import type { ReadPublic } from '#contract/page-renderer.ts';
import type { Deps } from './core/deps.ts';
import { docsRoutes } from './docs/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { errorHandler } from './http/error-handler.ts';
import type { AppEnv } from './core/env.ts';
import { mergeRoutes } from './http/endpoint.ts';
import { apiMiddleware } from './http/api-middleware.ts';
import { identifyRequest } from './http/identify-request.ts';
import { traceRequests } from './http/trace-requests.ts';
import { allowedHosts } from './http/allowed-hosts.ts';
import { securityHeaders } from './http/security-headers.ts';
import { imageRoutes, uploadRoutes } from './images/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { measureRequests, metricsRoutes } from './metrics/routes.ts';
import { partRoutes } from './parts/routes.ts';
import { paymentRoutes, webhookRoutes } from './payments/routes.ts';
import { Problem } from './core/problem.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { userRoutes } from './users/routes.ts';
import { refuseOtherSites } from './web/refuse-other-sites.ts';
import { webRoutes } from './web/routes.ts';

/** Creates the server's app: the API under /api, the built web app on all other paths. */
export function createApp(deps: Deps): Hono<AppEnv> {
  let changedAt = 0;
  const health = healthRoutes(deps);
  const api = new Hono<AppEnv>();
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', async (c, next) => {
    await next();
    if (c.res.ok) changedAt = performance.now();
  });
  api.use(apiMiddleware(deps));
  api.route('/', health);
  api.route('/', metricsRoutes(deps));
  api.route('/', docsRoutes(deps));
  api.route('/', userRoutes(deps));
  api.route('/', partRoutes(deps));
  api.route('/', imageRoutes(deps));
  api.route('/', reviewRoutes(deps));
  api.route('/', orderRoutes(deps));
  api.route('/', paymentRoutes(deps));
  api.route('/', webhookRoutes(deps));
  api.all('*', () => {
    throw new Problem('NOT_FOUND');
  });

  const app = new Hono<AppEnv>();
  app.use(traceRequests);
  app.use(measureRequests(deps));
  app.use(identifyRequest(deps));
  app.use(securityHeaders(deps.config));
  app.use(allowedHosts(deps));
  app.use(refuseOtherSites(deps));
  app.route('/api', api);
  app.route('/', health);
  app.route('/', uploadRoutes(deps));
  // A page stays in memory, so it must not be rendered with data from before the change that it follows.
  const onPrimary = { ...deps, replica: deps.db };
  const publicCalls = mergeRoutes(partRoutes(onPrimary), reviewRoutes(onPrimary)).onError((error) => {
    throw error;
  });
  const read: ReadPublic = async (path) => publicCalls.request(path);
  app.route('/', webRoutes(deps, { read, changedAt: () => changedAt }));
  app.onError(errorHandler(deps));
  return app;
}

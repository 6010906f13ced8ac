import { Hono } from 'hono';
import type { ReadPublic } from '#contract/page-renderer.ts';
import { addressRoutes } from './accounts/addresses/routes.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { createLookUpAccount } from './auth/look-up-account.ts';
import { createVerifyAppCheck } from './auth/verify-app-check.ts';
import { createVerifyIdentity } from './auth/verify-identity.ts';
import type { Config } from './config/config.ts';
import type { Log } from './core/log.ts';
import type { Database, Queries } from './db/connect.ts';
import { docsRoutes } from './docs/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { errorHandler } from './http/error-handler.ts';
import type { AppEnv } from './core/env.ts';
import { mergeRoutes } from './http/endpoint.ts';
import { allowShop, apiHeaders, apiMiddleware, isRead } from './http/api-middleware.ts';
import { identifyRequest } from './http/identify-request.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { traceRequests } from './http/trace-requests.ts';
import { allowedHosts } from './http/allowed-hosts.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createImageStoreCheck } from './images/check-image-store.ts';
import { createImageEncoder } from './images/encode-worker.ts';
import { openImageStore } from './images/open-image-store.ts';
import { mailImage } from './images/mail-image.ts';
import { imageRoutes, uploadRoutes } from './images/routes.ts';
import { importRoutes, orderFileRoutes } from './import/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { createMailer } from './mails/send-mails.ts';
import { invoiceRoutes } from './orders/invoices/routes.ts';
import { basketRoutes, orderRoutes } from './orders/routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { measureRequests, metricsRoutes } from './metrics/routes.ts';
import { partRoutes } from './catalogue/routes.ts';
import { bulkRoutes } from './orders/bulk/routes.ts';
import { cancelUnpaidOrders } from './payments/delete-order.ts';
import { connectProvider } from './payments/provider.ts';
import { paymentRoutes, webhookRoutes } from './payments/routes.ts';
import { Problem } from './core/problem.ts';
import { publicSearchRoutes, searchRoutes } from './catalogue/search/routes.ts';
import { createSearchLog } from './catalogue/search/search-log.ts';
import { questionRoutes } from './shop/questions/routes.ts';
import { reviewRoutes } from './shop/reviews/routes.ts';
import { statsRoutes } from './shop/stats/routes.ts';
import { userRoutes } from './accounts/routes.ts';
import { publicVehicleRoutes, vehicleRoutes } from './fitment/routes.ts';
import { refuseOtherSites } from './web/refuse-other-sites.ts';
import { webRoutes } from './web/routes.ts';
import { productFeedRoutes } from './web/product-feed.ts';
import { sitemapRoutes } from './web/sitemap.ts';

/** The dependencies of all resources. */
export type Deps = ReturnType<typeof createDeps>;

/** Creates the dependencies. Tests pass a fixed clock and their own database, and replace some of the others. */
export function createDeps(
  config: Config,
  db: Database,
  log: Log,
  {
    clock = () => new Date(),
    metrics = createMetrics(db),
    replica = db,
  }: { clock?: () => Date; metrics?: Metrics; replica?: Queries } = {},
) {
  const images = openImageStore(config);
  return {
    config,
    db,
    /** For reads that may be a second old. */
    replica,
    clock,
    log,
    limits: createRateLimits({ db, log, metrics }, config.rateLimitScale),
    searchLog: createSearchLog(db),
    metrics,
    mailer: createMailer({ config, db, log, mailImage: (image) => mailImage(config, image) }),
    accessTokens: createAccessTokens(config, clock),
    verifyIdentity: createVerifyIdentity(config, clock),
    verifyAppCheck: createVerifyAppCheck(config, clock),
    lookUpAccount: createLookUpAccount(config),
    cancelUnpaidOrders,
    provider: connectProvider(config.payments),
    images,
    imageStoreCheck: createImageStoreCheck(images, metrics),
    encodeImage: createImageEncoder({
      onSlowStart: (start) =>
        log.warn(start, 'the image worker has not started yet; if the machine is idle, end this process'),
    }),
  };
}

/** Creates the server's app: the API under /api, the built web app on all other paths. */
export function createApp(deps: Deps): Hono<AppEnv> {
  let changedAt = 0;
  const health = healthRoutes(deps);
  const publicCalls = mergeRoutes(
    ...[partRoutes(deps), reviewRoutes(deps), publicVehicleRoutes(deps), publicSearchRoutes(deps)],
  );
  const api = new Hono<AppEnv>();
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', async (c, next) => {
    await next();
    if (!c.res.ok || isRead(c.req)) return;
    changedAt = performance.now();
    deps.mailer.wake();
  });
  api.use(apiHeaders, allowShop(deps.config), apiMiddleware(deps));
  api.route('/', health);
  api.route('/', metricsRoutes(deps));
  api.route('/', docsRoutes(deps));
  api.route('/', userRoutes(deps));
  api.route('/', publicCalls);
  api.route('/', imageRoutes(deps));
  api.route('/', orderRoutes(deps));
  api.route('/', basketRoutes(deps));
  api.route('/', questionRoutes(deps));
  api.route('/', mailRoutes(deps));
  api.route('/', invoiceRoutes(deps));
  api.route('/', addressRoutes(deps));
  api.route('/', bulkRoutes(deps));
  api.route('/', importRoutes(deps));
  api.route('/', orderFileRoutes(deps));
  api.route('/', statsRoutes(deps));
  api.route('/', vehicleRoutes(deps));
  api.route('/', searchRoutes(deps));
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
  const forPages = new Hono<AppEnv>().route('/', publicCalls).onError((error, c) => {
    // A page shows that there is nothing. Any other error is one of its rendering.
    if (error instanceof Problem && error.status === 404) return c.json(error.body, 404);
    throw error;
  });
  const read: ReadPublic = async (path) => forPages.request(path, undefined, { readsPrimary: true });
  app.route('/', sitemapRoutes(deps));
  app.route('/', productFeedRoutes(deps));
  app.route('/', webRoutes(deps, { read, changedAt: () => changedAt }));
  app.onError(errorHandler(deps));
  return app;
}

import { createAccessTokens } from '../auth/access-tokens.ts';
import { createLookUpAccount } from '../auth/look-up-account.ts';
import { createVerifyAppCheck } from '../auth/verify-app-check.ts';
import { createVerifyIdentity } from '../auth/verify-identity.ts';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../db/connect.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createImageEncoder } from '../images/encode-worker.ts';
import { createImageStoreCheck } from '../images/check-image-store.ts';
import { openImageStore } from '../images/image-store.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { cancelUnpaidOrders } from '../payments/delete-order.ts';
import { connectProvider } from '../payments/provider.ts';
import type { Log } from './log.ts';

/** The app's dependencies. Tests pass a fixed clock and their own database, and replace some of the others. */
export type Deps = ReturnType<typeof createDeps>;

export const createDeps = (
  config: Config,
  db: Database,
  log: Log,
  {
    clock = () => new Date(),
    metrics = createMetrics(db),
    replica = db,
  }: { clock?: () => Date; metrics?: ReturnType<typeof createMetrics>; replica?: Queries } = {},
) => {
  const images = openImageStore(config);
  return {
    config,
    db,
    /** For reads that may be a second old. */
    replica,
    clock,
    log,
    limits: createRateLimits(db, config.rateLimitScale),
    metrics,
    accessTokens: createAccessTokens(config, clock),
    verifyIdentity: createVerifyIdentity(config, clock),
    verifyAppCheck: createVerifyAppCheck(config, clock),
    lookUpAccount: createLookUpAccount(config),
    cancelUnpaidOrders,
    provider: connectProvider(config.payments),
    images,
    imageStoreCheck: createImageStoreCheck(images, metrics),
    encodeImage: createImageEncoder(),
  };
};

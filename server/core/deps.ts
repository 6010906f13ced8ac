import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Log } from './log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { LookUpAccount } from '../auth/look-up-account.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { VerifyAppCheck } from '../auth/verify-app-check.ts';
import type { VerifyIdentity } from '../auth/verify-identity.ts';

/** The app's dependencies. Tests pass a fixed clock and their own database. */
export interface Deps {
  config: Config;
  db: Database;
  clock: () => Date;
  log: Log;
  limits: RateLimits;
  metrics: Metrics;
  accessTokens: AccessTokens;
  verifyIdentity: VerifyIdentity;
  verifyAppCheck: VerifyAppCheck;
  lookUpAccount: LookUpAccount;
  provider: PaymentProvider;
  images: ImageStore;
}

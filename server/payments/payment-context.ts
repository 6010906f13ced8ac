import type { Config } from '../config/config.ts';
import type { Actor } from '../core/actor.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { providerDeadline, type Deadline, type Provider } from './provider.ts';

/** The dependencies of the use cases that call the provider. */
export interface PaymentDeps {
  db: Database;
  provider: Provider;
  log: Log;
  limits: Pick<RateLimits, 'declines'>;
  metrics: Pick<Metrics, 'unknownIntent' | 'webhookEvent'>;
  config: Pick<Config, 'reservationTtlMinutes' | 'rateLimitScale' | 'unpaidOrderDays'>;
}

/** The dependencies of a use case, who runs it, and the deadline for its calls of the provider. */
export interface PaymentContext extends PaymentDeps {
  actor: Actor;
  deadline: Deadline;
}

/** The deadline starts now. */
export const startPayment = (deps: PaymentDeps, actor: Actor): PaymentContext => ({
  ...deps,
  actor,
  deadline: providerDeadline(),
});

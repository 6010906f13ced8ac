import type { Deps } from '../core/deps.ts';

/** The dependencies of the order and payment use-cases. */
export type ShopDeps = Pick<Deps, 'db' | 'provider' | 'log' | 'metrics'> & {
  config: Pick<Deps['config'], 'reservationTtlMinutes' | 'rateLimitScale'>;
};

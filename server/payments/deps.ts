import type { Deps } from '../deps.ts';

/** What the use-cases around orders and money work with. */
export type ShopDeps = Pick<Deps, 'db' | 'provider' | 'log' | 'metrics'> & {
  config: Pick<Deps['config'], 'reservationTtlMinutes' | 'rateLimitScale'>;
};

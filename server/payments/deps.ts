import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { providerDeadline, type Deadline } from './provider.ts';

/** The dependencies of the order and payment use-cases. */
export type ShopDeps = Pick<Deps, 'db' | 'provider' | 'log' | 'metrics'> & {
  config: Pick<Deps['config'], 'reservationTtlMinutes' | 'rateLimitScale'>;
};

/** The dependencies of a use-case that calls the provider, who runs it, and the deadline for its calls. */
export interface PaymentContext extends ShopDeps {
  actor: Actor;
  deadline: Deadline;
}

/** The deadline starts now. */
export const startPayment = (deps: ShopDeps, actor: Actor): PaymentContext => ({
  ...deps,
  actor,
  deadline: providerDeadline(),
});

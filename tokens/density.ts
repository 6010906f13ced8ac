import type { density as densities } from './brands/norholt/density.ts';

export type Density = keyof typeof densities;

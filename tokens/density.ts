import type { density as densities } from '#brand/density.ts';

export type Density = keyof typeof densities;

import { logo as norholt } from './brands/norholt/logo.ts';
import { logo as solvik } from './brands/solvik/logo.ts';

/** The logos of all brands, the default one first. */
export const logos = { norholt, solvik };

export type BrandName = keyof typeof logos;

// The keys of `logos` are the names.
export const brandNames = Object.keys(logos) as BrandName[];

export const isBrandName = (name: unknown): name is BrandName => typeof name === 'string' && name in logos;

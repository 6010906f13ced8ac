import { shop as norholt } from './brands/norholt/shop.ts';
import { shop as solvik } from './brands/solvik/shop.ts';

/** The shops of all brands, the default one first. */
export const shops = { norholt, solvik };

export type BrandName = keyof typeof shops;

// The keys of `shops` are the names.
export const brandNames = Object.keys(shops) as BrandName[];

export const isBrandName = (name: unknown): name is BrandName => typeof name === 'string' && name in shops;

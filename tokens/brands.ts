import * as norholt from './brands/norholt/brand.ts';
import * as solvik from './brands/solvik/brand.ts';
import type { Brand } from './declare-brand.ts';
import type { BrandName } from './logos.ts';

/** The tokens of all brands, for documentation and tests. The app is built with those of one. */
export const brands: Readonly<Record<BrandName, Brand>> = { norholt, solvik };

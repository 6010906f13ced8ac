import * as norholt from './brands/norholt/brand.ts';
import * as solvik from './brands/solvik/brand.ts';
import type { Brand } from './declare-brand.ts';
import { isBrandName, type BrandName } from './shops.ts';

/** The tokens of all brands, for documentation and tests. The app is built with those of one. */
export const brands: Readonly<Record<BrandName, Brand>> = { norholt, solvik };

/** The brand of that name, or the default one. */
export const brandNamed = (name: unknown): Brand => brands[isBrandName(name) ? name : 'norholt'];

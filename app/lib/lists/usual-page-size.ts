import { pageSizes, type PageSize } from '#contract/limits.ts';
import { localStore } from '../storage/storage.ts';

const key = 'rows';

/** The rows on a page that somebody chose last in this browser. Undefined: the default. */
export const usualPageSize = (): PageSize | undefined =>
  pageSizes.find((size) => size !== pageSizes[0] && String(size) === localStore.get(key));

export const rememberPageSize = (size: number): void => void localStore.set(key, String(size));

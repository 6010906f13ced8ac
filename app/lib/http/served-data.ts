import { pageDataElementId, type PageData } from '#contract/page-renderer.ts';
import { readServedJson } from '../browser/served-json.ts';

/** The data that the server rendered this page with. Empty for a page without data. */
export const servedData = (): PageData => readServedJson<PageData>(pageDataElementId) ?? [];

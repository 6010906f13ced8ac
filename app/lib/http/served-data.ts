import { pageDataElementId, type PageData } from '#contract/page-renderer.ts';
import { readServedJson } from '../browser/served-json.ts';

/** The data that the server rendered this page with. Empty for a page without data. */
export const servedData = (): PageData => readServedJson<PageData>(pageDataElementId) ?? [];

/** What the query whose key starts with `name` found. The server has checked it. */
export const servedValue = <Value>(data: PageData, name: string): Value =>
  data.find(([[first]]) => first === name)?.[1] as Value;

import type { PartDetails } from './catalogue/part-details.ts';
import type { PublicSettings } from './shop/settings.ts';

/** The id of the JSON element in the served HTML that contains `PageData`. */
export const pageDataElementId = 'page-data';

/** The first data of a page: its query keys, and what each query found. */
export type PageData = [queryKey: unknown[], found: unknown][];

/** Answers a GET request of a public call. `path` starts below /api. */
export type ReadPublic = (path: string) => Promise<Response>;

/** What the data of a page says about its response. */
export interface PageFacts {
  /** 300: several parts have the number. 404: nothing has this address. 410: it was a part that is not sold any more. */
  status: 200 | 300 | 404 | 410;
  /** The path in its only spelling, to which every other one redirects. Absent if nothing has this address. */
  path?: string;
  /** Without the name of the shop. */
  title: string;
  description?: string;
  /** The part on sale that the page shows. */
  part?: PartDetails;
}

export interface LoadedPage {
  data: PageData;
  /** Absent if the page is the same for all its addresses. */
  facts?: PageFacts;
}

export interface RenderedPage {
  /** The content of #root. */
  html: string;
  /** The modules that the page loads on demand, relative to app/. */
  modules: readonly string[];
}

export interface PageRenderer {
  /** The search parameters that the page at `path` reads, in one spelling. Empty for most pages. */
  searchOf(path: string, params: URLSearchParams): Promise<string>;
  /** Reads the data of a page for everyone. Rejects when a call fails, except for one that finds nothing. */
  loadData(url: URL): Promise<LoadedPage>;
  /** Renders a page with its data. `mayBeSignedIn`: whether the browser stores a session. */
  render(url: URL, input: { data: PageData; mayBeSignedIn: boolean }): Promise<RenderedPage>;
}

/** What app/server-entry.tsx exports, built into dist/app/.render. */
export interface ServerEntry {
  createRenderer(read: ReadPublic, settings: PublicSettings): PageRenderer;
}

import type { PublicSettings } from './settings.ts';

/** The id of the JSON element in the served HTML that contains `PageData`. */
export const pageDataElementId = 'page-data';

/** The first data of a page: its query keys, and what each query found. */
export type PageData = [queryKey: unknown[], found: unknown][];

/** Answers a GET request of a public call. `path` starts below /api. */
export type ReadPublic = (path: string) => Promise<Response>;

export interface RenderedPage {
  /** The content of #root. */
  html: string;
  /** The modules that the page loads on demand, relative to app/. */
  modules: readonly string[];
}

export interface PageRenderer {
  /** The search parameters that the page at `path` reads, in one spelling. Empty for most pages. */
  searchOf(path: string, params: URLSearchParams): Promise<string>;
  /** Reads the data of a page for everyone. Rejects when a call fails. */
  loadData(url: URL): Promise<PageData>;
  /** Renders a page with its data. `mayBeSignedIn`: whether the browser stores a session. */
  render(url: URL, input: { data: PageData; mayBeSignedIn: boolean }): Promise<RenderedPage>;
}

/** What app/server-entry.tsx exports, built into dist/app/.render. */
export interface ServerEntry {
  createRenderer(read: ReadPublic, settings: PublicSettings): PageRenderer;
}

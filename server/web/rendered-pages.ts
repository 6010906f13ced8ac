import { LRUCache } from 'lru-cache';
import type { Page } from '#contract/pages.ts';
import type { PageData, PageRenderer, RenderedPage } from '#contract/page-renderer.ts';

/** A page that was rendered with some data. */
export interface PageVersion extends RenderedPage {
  data: PageData;
  mayBeSignedIn: boolean;
  /** Identifies this rendering. */
  id: number;
  /** Whether it is one of the few pages without search parameters. */
  isLasting: boolean;
}

interface Entry {
  data: PageData;
  /** `data` as JSON. */
  text: string;
  /** When the data was read, in ms. */
  readAt: number;
  /** By whether the visitor may be signed in. */
  versions: Map<boolean, Promise<PageVersion>>;
}

/** A page shows data that was read at most this long ago, so changes in other processes appear after it. */
const freshMs = 500;

const maxPages = 100;

export type RenderedPages = ReturnType<typeof createRenderedPages>;

interface Visit {
  mayBeSignedIn: boolean;
  /** Is called before a page is rendered for the first time. Throws to prevent that. */
  permitRendering(): Promise<unknown>;
  /** Counts a request for a page that reads data. Throws to prevent the reading. */
  permitReading(): Promise<unknown>;
}

/** Only its path and search parameters matter. */
const base = 'http://localhost';

/**
 * The URL that a page is cached and rendered at. All requests that share a rendering have the same one: it contains the
 * page's pattern and, on pages for everyone, the search parameters that the page reads.
 */
async function urlOf(
  { path, audience }: Page,
  params: URLSearchParams,
  { searchOf }: PageRenderer,
): Promise<URL> {
  const url = new URL(path, base);
  if (audience === 'everyone') url.search = await searchOf(url.pathname, params);
  return url;
}

let renderings = 0;

/**
 * Keeps the rendered pages of a build, and reads their data again when they are requested. `changedAt` is when this
 * process changed data last.
 */
export function createRenderedPages(renderer: PageRenderer, changedAt: () => number) {
  const entries = new LRUCache<string, Entry, { url: URL; permit(): Promise<unknown> }>({
    max: maxPages,
    async fetchMethod(_key, known, { context: { url, permit } }) {
      if (!known) await permit();
      const readAt = performance.now();
      const data = await renderer.loadData(url);
      const text = JSON.stringify(data);
      return text === known?.text ? { ...known, readAt } : { data, text, readAt, versions: new Map() };
    },
  });

  return {
    /** Returns a page with the data for its search parameters, rendered again only if its data has changed. */
    async find(page: Page, params: URLSearchParams, visit: Visit): Promise<PageVersion> {
      const { mayBeSignedIn, permitRendering, permitReading } = visit;
      const url = await urlOf(page, params, renderer);
      const key = url.pathname + url.search;
      const known = entries.peek(key);
      if (known?.data.length !== 0) await permitReading();
      const isFresh = ({ readAt }: Entry) => readAt > changedAt() && performance.now() < readAt + freshMs;
      const { data, versions } = await entries.forceFetch(key, {
        context: { url, permit: permitRendering },
        forceRefresh: known !== undefined && !isFresh(known),
      });
      let version = versions.get(mayBeSignedIn);
      if (!version) {
        version = renderer.render(url, { data, mayBeSignedIn }).then((rendered) => {
          renderings += 1;
          return { ...rendered, data, mayBeSignedIn, id: renderings, isLasting: url.search === '' };
        });
        versions.set(mayBeSignedIn, version);
        version.catch(() => versions.delete(mayBeSignedIn));
      }
      return version;
    },
  };
}

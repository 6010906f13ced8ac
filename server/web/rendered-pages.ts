import { LRUCache } from 'lru-cache';
import { pageAt } from '#contract/pages.ts';
import type { PageData, PageRenderer, RenderedPage } from '#contract/page-renderer.ts';
import type { PageResponse } from './page-response.ts';

/** A page that was rendered with some data. */
export interface PageVersion extends RenderedPage {
  data: PageData;
  /** Its responses, by everything else that they depend on. */
  responses: Map<string, Promise<PageResponse>>;
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
  permit(): Promise<unknown>;
}

/**
 * What is rendered for one URL must not be served at another where it differs, such as in the marked link. While a
 * session loads, a page is the same at all its URLs.
 */
const keyOf = ({ pathname, search }: URL): string => {
  const page = pageAt(pathname);
  return page?.audience === 'everyone' ? pathname + search : (page?.path ?? '*');
};

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
    /** Returns the page at `url`, rendered again only if its data has changed. */
    async find(url: URL, { mayBeSignedIn, permit }: Visit): Promise<PageVersion> {
      const key = keyOf(url);
      const known = entries.peek(key);
      const isFresh = ({ readAt }: Entry) => readAt > changedAt() && performance.now() < readAt + freshMs;
      const forceRefresh = known !== undefined && !isFresh(known);
      const { data, versions } = await entries.forceFetch(key, { context: { url, permit }, forceRefresh });
      let version = versions.get(mayBeSignedIn);
      if (!version) {
        version = renderer
          .render(url, { data, mayBeSignedIn })
          .then((page) => ({ ...page, data, responses: new Map() }));
        versions.set(mayBeSignedIn, version);
        version.catch(() => versions.delete(mayBeSignedIn));
      }
      return version;
    },
  };
}

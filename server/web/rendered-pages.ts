import { LRUCache } from 'lru-cache';
import type { Page } from '#contract/pages.ts';
import type { LoadedPage, PageData, PageFacts, PageRenderer, RenderedPage } from '#contract/page-renderer.ts';
import type { PageResponse } from './page-response.ts';

/** A page that was rendered with some data. */
export interface PageVersion extends Omit<RenderedPage, 'html'> {
  /** UTF-8, because a string has two bytes for each character if one of them needs two. */
  html: Buffer;
  /** Its data as JSON. */
  data: string;
  facts: PageFacts | undefined;
  mayBeSignedIn: boolean;
  /** Whether it is one of the few pages that are the same at every URL. */
  isLasting: boolean;
  /** Returns the response of this variant, and keeps it with the page. */
  respond(variant: string, create: () => Promise<PageResponse>): Promise<PageResponse>;
}

/** Everything that is kept of a page. */
interface Entry {
  /** The data as JSON. */
  text: string;
  facts: PageFacts | undefined;
  /** When the data was read, in ms. */
  readAt: number;
  /** By whether the visitor may be signed in. */
  versions: Map<boolean, Promise<PageVersion>>;
  bytes: number;
}

/** A page shows data that was read at most this long ago, so changes in other processes appear after it. */
const freshMs = 500;

/** Bytes of all pages, with their data and as they are sent. Several hundred pages of parts. */
const maxPageBytes = 64 * 1024 * 1024;

/** Bytes of the objects around a text, roughly. */
const objectBytes = 1024;

export type RenderedPages = ReturnType<typeof createRenderedPages>;

interface Visit {
  mayBeSignedIn: boolean;
  /** Is called before a page is rendered that is not kept. Throws to prevent that. */
  permitRendering(): Promise<unknown>;
  /** Counts a request for a page that reads data. Throws to prevent the reading. */
  permitReading(): Promise<unknown>;
}

/** Only its path and search parameters matter. */
const base = 'http://localhost';

/** Whether the URL says what a page for everyone shows. */
export const isAddressed = ({ path, audience }: Page): boolean =>
  audience === 'everyone' && path.includes(':');

/**
 * The URL that a page is cached and rendered at. All requests that share a rendering have the same one: it contains the
 * page's pattern, or the path of a page for everyone with parameters, and the search parameters that a page for
 * everyone reads.
 */
async function urlOf(page: Page, { pathname, searchParams }: URL, { searchOf }: PageRenderer): Promise<URL> {
  const url = new URL(isAddressed(page) ? pathname : page.path, base);
  if (page.audience === 'everyone') url.search = await searchOf(url.pathname, searchParams);
  return url;
}

/** Returns the promise of a key, or starts it. A failure is forgotten. */
export function once<Key, Value>(
  started: Map<Key, Promise<Value>>,
  key: Key,
  start: () => Promise<Value>,
): Promise<Value> {
  const known = started.get(key);
  if (known) return known;
  const promise = start();
  started.set(key, promise);
  promise.catch(() => started.delete(key));
  return promise;
}

const bytesOf = ({ facts }: LoadedPage, text: string): number =>
  objectBytes + 2 * (text.length + JSON.stringify(facts ?? '').length);

/**
 * Keeps the rendered pages of a build, and reads their data again when they are requested. `changedAt` is when this
 * process changed data last.
 */
export function createRenderedPages(
  renderer: PageRenderer,
  changedAt: () => number,
  maxBytes: number = maxPageBytes,
) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const loading = new Map<string, Promise<Entry>>();

  /**
   * Reads the data of a page. What nothing has as its address, or has in another spelling, is not kept: anybody can
   * invent any number of those.
   */
  async function load(url: URL, key: string, permit: Visit['permitRendering']): Promise<Entry> {
    const known = entries.peek(key);
    if (!known) await permit();
    const readAt = performance.now();
    const loaded = await renderer.loadData(url);
    const text = JSON.stringify(loaded.data);
    if (text === known?.text) {
      known.readAt = readAt;
      return known;
    }
    const { facts } = loaded;
    const entry = { text, facts, readAt, versions: new Map(), bytes: bytesOf(loaded, text) };
    if (facts && facts.path !== url.pathname) entries.delete(key);
    else entries.set(key, entry);
    return entry;
  }

  async function render(url: URL, mayBeSignedIn: boolean, entry: Entry, key: string): Promise<PageVersion> {
    const grow = (bytes: number): void => {
      entry.bytes += bytes + objectBytes;
      // The cache reads the size of a new value only.
      if (entries.peek(key) === entry && entries.delete(key)) entries.set(key, entry);
    };
    const { text, facts } = entry;
    const data: PageData = JSON.parse(text);
    const { html, modules } = await renderer.render(url, { data, mayBeSignedIn });
    const responses = new Map<string, Promise<PageResponse>>();
    const version = {
      ...{ html: Buffer.from(html), modules, data: text, facts, mayBeSignedIn },
      isLasting: facts === undefined && url.search === '',
      respond: (variant: string, create: () => Promise<PageResponse>) =>
        once(responses, variant, async () => {
          const response = await create();
          grow(response.body.length);
          return response;
        }),
    };
    grow(version.html.length);
    return version;
  }

  return {
    /**
     * Returns a page with the data for its address, rendered again only if its data has changed. Or the path that a page
     * is at instead.
     */
    async find(page: Page, address: URL, visit: Visit): Promise<PageVersion | { movedTo: string }> {
      const { mayBeSignedIn, permitRendering, permitReading } = visit;
      const url = await urlOf(page, address, renderer);
      const key = url.pathname + url.search;
      const known = entries.get(key);
      if (known?.text !== '[]') await permitReading();
      const isFresh = ({ readAt }: Entry) => readAt > changedAt() && performance.now() < readAt + freshMs;
      const entry =
        known && isFresh(known)
          ? known
          : await once(loading, key, () =>
              load(url, key, permitRendering).finally(() => loading.delete(key)),
            );
      const { path = url.pathname } = entry.facts ?? {};
      if (path !== url.pathname) return { movedTo: path };
      return once(entry.versions, mayBeSignedIn, () => render(url, mayBeSignedIn, entry, key));
    },
  };
}

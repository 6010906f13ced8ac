import { isShopReachable } from '../browser/network.ts';
import { tabStore } from '../storage/storage.ts';

const reloadedFor = 'reloadedForChunk';
let prefetches = 0;

/** Preloads a chunk. A failure is ignored and does not reload the page. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  prefetches += 1;
  try {
    await load();
  } catch {
    // The code that needs it imports it again and gets the error.
  } finally {
    prefetches -= 1;
  }
}

/** Chunks that failed while the shop was unreachable. A new document loads them when it is reachable again. */
const unreached = new Set<string>();
let isReloading = false;

/**
 * After a deploy a page that was open before may request a chunk that no longer exists. Reloading the document
 * fixes that. It happens once per chunk, so that a chunk that stays missing cannot start a loop, and only if the
 * shop answers: otherwise the browser's own error page would replace the app. `heading` is the address that the
 * page is navigating to, if any.
 */
export function reloadOnMissingChunk(heading: () => string | undefined): void {
  let destination: string | undefined;

  async function reload(chunk: string, wanted: string | undefined) {
    if (!(await isShopReachable())) {
      unreached.add(chunk);
      return;
    }
    // Meanwhile the user may have opened another page.
    const target = heading() ?? wanted;
    // Several chunks of one page can fail. A second reload would cancel the first, and with it the navigation.
    if (isReloading && (destination !== undefined || target === undefined)) return;
    if (!tabStore.set(reloadedFor, chunk)) return;
    isReloading = true;
    destination = target;
    if (target === undefined) window.location.reload();
    else window.location.assign(target);
  }

  window.addEventListener('vite:preloadError', ({ payload }) => {
    const target = heading();
    const isWanted = target !== undefined || prefetches === 0;
    if (isWanted && tabStore.get(reloadedFor) !== payload.message) void reload(payload.message, target);
  });
}

/** `unreachable`: no network, or the shop is down. `outdated`: the shop responds but no longer has the chunk. */
export type MissingChunk = 'checking' | 'unreachable' | 'outdated';

const recheckMs = 5000;

/** Reports why `chunk` did not load. While the shop is unreachable it keeps checking, then reloads the document. */
export function watchMissingChunk(chunk: string, onChange: (state: MissingChunk) => void): () => void {
  const check = async () => {
    if (!(await isShopReachable())) {
      unreached.add(chunk);
      if (!isStopped) onChange('unreachable');
    } else if (!isStopped && !isReloading) {
      stop();
      if (unreached.has(chunk)) window.location.reload();
      else onChange('outdated');
    }
  };
  const checkNow = () => void check();
  let isStopped = false;
  const timer = setInterval(checkNow, recheckMs);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    window.removeEventListener('online', checkNow);
  };
  window.addEventListener('online', checkNow);
  checkNow();
  return stop;
}

/** Whether an error means that a chunk did not load. */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message);

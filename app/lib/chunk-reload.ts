import { tabShelf } from './storage.ts';

const reloadedFor = 'reloadedForChunk';
let prefetches = 0;

/** Loads ahead of time; a failure matters to nobody, and does not reload the page. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  prefetches += 1;
  try {
    await load();
  } catch {
    // Whoever really needs it asks again and sees the failure.
  } finally {
    prefetches -= 1;
  }
}

/**
 * After a deploy a page that was open before may ask for a chunk that is gone. Loading the page anew
 * mends that; it is done once for one chunk, so that one that stays away cannot start a loop. `heading`
 * is the address that the page is on the way to, if to any.
 */
export function reloadOnMissingChunk(heading: () => string | undefined): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const target = heading();
    const isWanted = target !== undefined || prefetches === 0;
    if (!isWanted || !navigator.onLine || tabShelf.get(reloadedFor) === payload.message) return;
    if (!tabShelf.set(reloadedFor, payload.message)) return;
    if (target === undefined) window.location.reload();
    else window.location.assign(target);
  });
}

/** Whether a failure is that of a chunk that did not come. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message);

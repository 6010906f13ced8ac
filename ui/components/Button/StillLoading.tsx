import * as common from '#messages/common.js';
import { useHydrated } from '#ui/use-hydrated.ts';
import { stillLoading } from './StillLoading.css.ts';

/** Says below a button that it does not respond yet, or `what` of a page, to somebody who waits for its scripts. */
export function StillLoading({ what = common.stillLoading() }: { what?: string }) {
  return useHydrated() ? null : <p className={stillLoading}>{what}</p>;
}

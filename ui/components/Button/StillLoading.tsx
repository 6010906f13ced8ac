import * as common from '#messages/common.js';
import { useHydrated } from '#ui/use-hydrated.ts';
import { stillLoading } from './StillLoading.css.ts';

/** Says below a form that the page does not respond yet, to somebody who waits for its scripts. */
export function StillLoading() {
  return useHydrated() ? null : <p className={stillLoading}>{common.stillLoading()}</p>;
}

import * as common from '#messages/common.js';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './StillLoading.css.ts';

export interface StillLoadingProps {
  /**
   * What does not respond yet: the button above, or the whole page, which says so at the foot of the window.
   * @default 'button'
   */
  what?: keyof typeof styles.place;
}

/** Says that the page does not respond yet, to somebody who waits for its scripts. */
export function StillLoading({ what = 'button' }: StillLoadingProps) {
  if (useHydrated()) return null;
  return (
    <p className={styles.place[what]}>
      {what === 'button' ? common.stillLoading() : common.stillLoadingPage()}
    </p>
  );
}

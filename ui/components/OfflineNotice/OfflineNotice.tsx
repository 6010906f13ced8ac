import * as m from '#messages/offline-notice.js';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  /** Shows the notice. The live region around it is always rendered. */
  isOffline: boolean;
}

/** Shown over every page while the browser is offline. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    // The live region exists before its text, so that screen readers announce it.
    <div role="status">
      {isOffline && (
        <p className={styles.notice} data-keep-clear>
          <Icon name="caution" />
          <span>{m.text()}</span>
        </p>
      )}
    </div>
  );
}

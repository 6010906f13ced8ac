import * as m from '#messages/offline-notice.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  isOffline: boolean;
}

/** Says, over any page, that the network is gone; it leaves as soon as it is back. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    // There before its words are, so that they are read aloud.
    <div role="status">
      {isOffline && (
        <p className={styles.notice}>
          <Icon name="caution" />
          <span>{m.youAreOffline()}</span>
        </p>
      )}
    </div>
  );
}

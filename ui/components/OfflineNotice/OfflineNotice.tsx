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
          <span>
            You are offline. You can keep reading, but you cannot send anything until you are back online.
          </span>
        </p>
      )}
    </div>
  );
}

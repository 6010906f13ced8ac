import * as m from '#messages/copy-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.tsx';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** The id to copy. Shown in full where it fits. */
  text: string;
  /** Names the text in the accessible name: "transaction id". */
  what: string;
}

/** An id that is copied when pressed. */
export function CopyText({ text, what }: CopyTextProps) {
  const { state, icon, copy, announcement } = useCopy(text, what);
  return (
    <>
      <button type="button" className={styles.copy} title={m.copyWhat({ what })} onClick={copy}>
        <span className={styles.text}>{text}</span>
        <span className={styles.icon} data-state={state}>
          <Icon name={icon} size={16} />
        </span>
        <VisuallyHidden>{m.copyWhat2({ what })}</VisuallyHidden>
      </button>
      {announcement}
    </>
  );
}

import * as m from '#messages/copy-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.ts';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** The id to copy. Shown in full where it fits. */
  text: string;
  /** Names the text in the accessible name: "transaction id". */
  what: string;
}

/** An id that is copied when pressed. */
export function CopyText({ text, what }: CopyTextProps) {
  const { state, copy } = useCopy(text);
  return (
    <>
      <button type="button" className={styles.copy} title={m.copyWhat({ what })} onClick={() => void copy()}>
        <span className={styles.text}>{text}</span>
        <span className={styles.icon} data-state={state}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
        </span>
        <VisuallyHidden>{m.copyWhat2({ what })}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span role="status">{answers(what)[state]}</span>
      </VisuallyHidden>
    </>
  );
}

const answers = (what: string) => ({
  idle: '',
  copied: m.copiedWhat({ what }),
  failed: m.couldNotCopyWhat({ what }),
});

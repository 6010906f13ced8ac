import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.tsx';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** The id to copy. */
  text: string;
  /** What a press does: "Copy transaction id". */
  label: string;
  /**
   * Of the text. `sm` is cut in its middle where it does not fit; the others wrap, and their icon is always visible.
   * @default sm
   */
  size?: keyof typeof styles.text;
}

/** An id that is copied when pressed. */
export function CopyText({ text, label, size = 'sm' }: CopyTextProps) {
  const { state, icon, copy, announcement } = useCopy(text);
  return (
    <>
      <button type="button" className={styles.copy} title={label} onClick={copy}>
        <bdi className={styles.text[size]} dir="ltr">
          {size === 'sm' ? <CutText text={text} /> : text}
        </bdi>
        <span className={size === 'sm' ? styles.icon : styles.shownIcon} data-state={state}>
          <Icon name={icon} size={16} />
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {announcement}
    </>
  );
}

/** How many characters after the cut tell an id from others. */
const endLength = 5;

function CutText({ text }: { text: string }) {
  return (
    <>
      <span className={styles.start} aria-hidden>
        {text.slice(0, -endLength)}
      </span>
      <span aria-hidden>{text.slice(-endLength)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

import { useId, type ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';
import { useTip } from './use-tip.ts';

export interface TooltipProps {
  /** Words alone: nothing in a tooltip can be pressed, and on touch nobody sees it. */
  text: string;
  /**
   * What it is about, with a control in it for the keyboard. A function gets the id of the text, for the
   * control's `describedBy`; plain content is for text that ears get anyway, such as what is cut off.
   */
  children: ReactNode | ((textId: string) => ReactNode);
}

/** A few words more about something, while a pointer rests on it or it has the keyboard's focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, tip } = useTip<HTMLSpanElement>();
  const textId = useId();
  if (text === '') return typeof children === 'function' ? children(textId) : children;
  return (
    <span className={styles.anchor} {...anchor}>
      {typeof children === 'function' ? children(textId) : children}
      <span className={styles.tip} id={textId} role="tooltip" popover="manual" ref={tip}>
        <span className={styles.bubble}>{text}</span>
      </span>
    </span>
  );
}

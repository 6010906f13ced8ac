import { useId, type ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';
import { useTip } from './use-tip.ts';

export interface TooltipProps {
  /** Text only: it cannot be pressed and does not show on touch screens. */
  text: string;
  /**
   * The anchor. It contains a control, so that the keyboard can reach it. A function receives the id of the
   * text, for the control's `describedBy`. Use plain content when screen readers get the text anyway, such as
   * for truncated text.
   */
  children: ReactNode | ((textId: string) => ReactNode);
}

/** Extra text about its anchor, shown on hover and keyboard focus. */
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

import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, type ButtonVariants } from './Button.css.ts';

export interface ButtonProps {
  /** The label: what happens. */
  children: ReactNode;
  /** In a row of a table: the label, and what it is about. */
  'aria-label'?: string;
  /**
   * `primary` is the main next action. `danger` is for confirm dialogs only.
   * @default line
   */
  tone?: ButtonVariants['tone'];
  /**
   * `lg` is for the main action of a checkout, `sm` for table rows.
   * @default md
   */
  size?: ButtonVariants['size'];
  /**
   * `submit` sends the form around it.
   * @default button
   */
  type?: 'button' | 'submit';
  /** Ignores presses but keeps focus, so that keyboard users do not lose their place. */
  isPending?: boolean;
  /** Stays focusable. Explain the reason nearby and reference it with `describedBy`. */
  isDisabled?: boolean;
  /** Fills the width of its container. */
  isBlock?: boolean;
  /** Before the label. A spinner replaces it while the action is pending. */
  icon?: ReactNode;
  /** The id of the text that explains the button, such as why it is disabled. */
  describedBy?: string;
  /** For a disclosure button: whether the content is expanded, and its id. */
  expands?: { id: string; isExpanded: boolean };
  /** Called by a click, Enter or Space, unless the button is pending or disabled. */
  onPress?(): void;
}

/** Starts an action on the page. */
export function Button(props: ButtonProps) {
  const { children, tone, size, type = 'button', isPending = false, isDisabled = false } = props;
  const { isBlock = false, icon, describedBy, expands, onPress } = props;

  function press(event: MouseEvent) {
    // The second click of a double click may arrive after the first response.
    const isSecondSubmit = type === 'submit' && event.detail > 1;
    if (isPending || isDisabled || isSecondSubmit) event.preventDefault();
    else onPress?.();
  }

  return (
    <button
      className={button({ tone, size, isBlock })}
      aria-label={props['aria-label']}
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      aria-expanded={expands?.isExpanded}
      aria-controls={expands?.id}
      onClick={press}
    >
      {isPending ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}

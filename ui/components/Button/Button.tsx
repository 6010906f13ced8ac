import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, type ButtonVariants } from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` is the main next action. `danger` is for confirm dialogs only. */
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  type?: 'button' | 'submit';
  /** Ignores presses but keeps focus, so that keyboard users do not lose their place. */
  isPending?: boolean;
  /** Stays focusable. Explain the reason nearby and reference it with `describedBy`. */
  isDisabled?: boolean;
  isBlock?: boolean;
  icon?: ReactNode;
  /** The id of the text that explains the button, such as why it is disabled. */
  describedBy?: string;
  /** For a disclosure button: whether the content is expanded, and its id. */
  expands?: { id: string; isExpanded: boolean };
  onPress?(): void;
}

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
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      aria-expanded={expands?.isExpanded}
      aria-controls={expands?.id}
      onClick={press}
    >
      {isPending ? <Spinner /> : icon}
      {children}
    </button>
  );
}

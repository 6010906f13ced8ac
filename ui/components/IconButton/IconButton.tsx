import type { ReactNode } from 'react';
import { useTip } from '../Tooltip/use-tip.tsx';
import { iconButton, type IconButtonVariants } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** An `Icon`, of 16 px in the size `sm`. */
  icon: ReactNode;
  /**
   * `sm` is for table rows. Below 820 px both sizes are equal.
   * @default md
   */
  size?: IconButtonVariants['size'];
  /**
   * `critical` is for deleting something.
   * @default neutral
   */
  tone?: IconButtonVariants['tone'];
  /** Ignores presses but keeps focus. */
  isDisabled?: boolean;
  /** For a disclosure button: whether its content is open. */
  isExpanded?: boolean;
  /** Starts the action. Not called while disabled. */
  onPress(): void;
}

/** Starts an action, with an icon in place of a visible label. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size, tone, isDisabled = false, isExpanded, onPress } = props;
  const { anchor, tip } = useTip(label);
  return (
    <button
      className={iconButton({ size, tone })}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={isExpanded}
      onClick={isDisabled ? undefined : onPress}
      {...anchor}
    >
      {icon}
      {tip}
    </button>
  );
}
